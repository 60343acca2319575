import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import css from './notice.module.css'

interface NoticeProps {
  kind?: 'info' | 'good' | 'warning' | 'error'
  title: ReactNode
  /** details, or what to do next */
  children?: ReactNode
  /** buttons at its end */
  action?: ReactNode
  /** announced when it appears */
  isUrgent?: boolean
  className?: string | undefined
}

/** A sentence within the page that stays as long as it is true. A passing message is a toast. */
export const Notice = ({ kind = 'info', title, children, action, isUrgent, className = '' }: NoticeProps) => (
  <div className={`${css.notice} ${className}`} data-kind={kind} role={isUrgent ? 'alert' : undefined}>
    <svg className={css.mark} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
      <circle cx="8" cy="8" r="6.5" />
      <path d={marks[kind]} />
    </svg>
    <div className={css.words}>
      <div>{title}</div>
      {children && <div className={css.more}>{children}</div>}
    </div>
    {action && <div className={layout.tools}>{action}</div>}
  </div>
)

const marks = {
  info: 'M8 7v4.5M8 4.5v1',
  good: 'M5 8.2l2.2 2.2L11 6',
  warning: 'M8 4.5V9M8 10.5v1',
  error: 'M5.7 5.7l4.6 4.6M10.3 5.7l-4.6 4.6',
} as const
