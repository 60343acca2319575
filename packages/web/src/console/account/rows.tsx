import type { ReactNode } from 'react'
import typography from '../../ui/typography.module.css'
import css from './rows.module.css'
import layout from '../../ui/layout.module.css'

/** Settings one below the other. */
export const Rows = ({ children }: { children: ReactNode }) => <dl className={layout.flush}>{children}</dl>

interface RowProps {
  label: string
  value: ReactNode
  hint?: ReactNode
  /** the buttons to change it */
  action?: ReactNode
}

/** One setting: its name, its value, what it means, and the button to change it. */
export function Row({ label, value, hint, action }: RowProps) {
  return (
    <div className={css.row}>
      <dt className={typography.quiet}>{label}</dt>
      <dd className={`${layout.row} ${css.value}`}>
        {value}
        {hint !== undefined && <span className={typography.quiet}>{hint}</span>}
      </dd>
      {action !== undefined && <dd className={`${layout.tools} ${css.action}`}>{action}</dd>}
    </div>
  )
}
