import css from './step-list.module.css'

/** The steps of a dialog, and which one it is at. */
export const StepList = ({ steps, current }: { steps: readonly string[]; current: number }) => (
  <ol className={css.steps}>
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
