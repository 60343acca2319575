import type { ReactNode } from 'react'
import css from './facts.module.css'

export interface Fact {
  readonly label: string
  /** a fact without a value is left out */
  readonly value: ReactNode
  /** takes the full width */
  readonly wide?: boolean
}

/** Named values of a record. */
export function Facts({ items }: { items: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {items
        .filter(({ value }) => value !== null && value !== undefined && value !== '' && value !== false)
        .map(({ label, value, wide }) => (
          <div key={label} className={css.fact} data-wide={wide || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  )
}
