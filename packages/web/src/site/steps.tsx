import css from './steps.module.css'

export interface Step {
  /** when it is; its number without */
  at?: string
  name: string
  text: string
}

/** What follows what, as a chain of dimensions: each tick is a step. */
export const Steps = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={css.line}>
    {steps.map(({ at, name, text }, index) => (
      <li key={name} className={css.step}>
        <span className={css.at}>{at ?? index + 1}</span>
        <h3 className={css.title}>{name}</h3>
        <p className={css.text}>{text}</p>
      </li>
    ))}
  </ol>
)
