import { useId, type ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import css from './panel.module.css'
import typography from '../../ui/typography.module.css'

interface PanelProps {
  title?: string
  /** beside the title, in grey */
  note?: ReactNode
  /** at the right end of the title's line */
  extra?: ReactNode
  children: ReactNode
}

/** One part of the first page: a sheet with a title. */
export function Panel({ title, note, extra, children }: PanelProps) {
  const id = useId()
  return (
    <section className={`${layout.card} ${css.panel}`} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={`${layout.row} ${css.head}`}>
          <h2 id={id} className={css.title}>
            {title}
          </h2>
          {note !== undefined && <span className={typography.quiet}>{note}</span>}
          {extra !== undefined && <div className={`${layout.end} ${css.extra}`}>{extra}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
