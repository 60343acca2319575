import { useId, type ReactNode } from 'react'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './section.module.css'

interface SectionProps {
  title: ReactNode
  /** beside the title, in grey: a count, a hint */
  note?: ReactNode
  /** at the right end of the title's line */
  extra?: ReactNode
  children: ReactNode
}

/** A named part of a page. */
export function Section({ title, note, extra, children }: SectionProps) {
  const id = useId()
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={`${layout.row} ${css.head}`}>
        <h2 id={id} className={`${typography.title} ${css.title}`}>
          {title}
        </h2>
        {note !== undefined && <span className={`${typography.quiet} ${css.note}`}>{note}</span>}
        {extra !== undefined && <div className={`${layout.row} ${css.extra}`}>{extra}</div>}
      </div>
      {children}
    </section>
  )
}
