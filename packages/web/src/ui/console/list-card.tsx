import type { ReactNode } from 'react'
import typography from '../typography.module.css'
import css from './list-card.module.css'
import layout from '../layout.module.css'

interface ListCardProps {
  /** the record's name */
  title: ReactNode
  /** its state, at the end of the first line */
  state?: ReactNode
  children?: ReactNode
}

/** A row of a list on a phone: the record, its state, and the most important facts. */
export const ListCard = ({ title, state, children }: ListCardProps) => (
  <div className={`${layout.pair} ${layout.shrinks} ${typography.breaks}`}>
    <CardLine>
      <strong className={layout.shrinks}>{title}</strong>
      {state}
    </CardLine>
    {children}
  </div>
)

/** Facts on one line of a card, from one edge to the other; quiet ones are in grey. */
export const CardLine = ({ quiet, children }: { quiet?: boolean; children: ReactNode }) => (
  <div className={`${layout.row} ${css.line}`} data-quiet={quiet || undefined}>
    {children}
  </div>
)
