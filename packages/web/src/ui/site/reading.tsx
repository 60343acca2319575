import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import css from './reading.module.css'

export interface ReadingProps {
  /** the drawing the text is about; on a narrow page it stands above the text */
  figure?: ReactNode
  /** facts, standards, what belongs to it: beside the text, or below it */ margin: ReactNode
  /** the text is shorter than its drawing: the margin stands below the text */
  isShort?: boolean
  children: ReactNode
}

/** A text as good manuals set it: a narrow column to read, and beside it what the eye looks up. */
export const Reading = ({ figure, margin, isShort = false, children }: ReadingProps) => (
  <div className={`${layout.halves} ${css.reading}`} data-short={isShort || undefined}>
    <article>{children}</article>
    <div className={css.side}>
      {figure !== undefined && <div className={css.figure}>{figure}</div>}
      <div className={css.margin}>{margin}</div>
    </div>
  </div>
)

/** One matter of the margin under its heading. */
export const MarginPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part}>
    <h2 className={css.heading}>{title}</h2>
    {children}
  </section>
)
