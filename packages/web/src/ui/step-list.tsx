import layout from './layout.module.css'
import css from './step-list.module.css'

interface StepListProps {
  steps: readonly string[]
  /** index of the present step */
  current: number
  label?: string
}

/** The steps of a short linear form, with the present one marked. */
export const StepList = ({ steps, current, label }: StepListProps) => (
  <ol className={`${layout.list} ${layout.row} ${css.steps}`} aria-label={label}>
    {steps.map((name, index) => (
      <li
        key={name}
        aria-current={index === current ? 'step' : undefined}
        data-done={index < current || undefined}
      >
        <span className={css.number} aria-hidden>
          {index + 1}
        </span>
        {name}
      </li>
    ))}
  </ol>
)
