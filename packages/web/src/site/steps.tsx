import layout from '../ui/layout.module.css'
import typography from '../ui/typography.module.css'
import css from './steps.module.css'

export interface Step {
  /** its date; by default its number */
  at?: string
  name: string
  text: string
}

/** Consecutive steps as a chain of dimensions: each tick is a step. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={`${layout.list} ${css.line}`}>
    {steps.map(({ at, name, text }, index) => (
      <li key={name} className={css.step}>
        <span className={css.at}>{at ?? index + 1}</span>
        <h3 className={css.title}>{name}</h3>
        <p className={`${typography.small} ${css.text}`}>{text}</p>
      </li>
    ))}
  </ol>
)
