import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import css from './reading.module.css'

export interface ReadingProps {
  /** the drawing the text is about; on a narrow page it is above the text */
  figure?: ReactNode
  /** facts, standards, what belongs to it: beside the text, or below it */ margin: ReactNode
  /** the text is shorter than its drawing: the margin is below the text */
  isShort?: boolean
  children: ReactNode
}

/** A text in the layout of a manual: a narrow column to read, with reference material beside it. */
export const Reading = ({ figure, margin, isShort = false, children }: ReadingProps) => (
  <div className={`${layout.halves} ${css.reading}`} data-short={isShort || undefined}>
    <article>{children}</article>
    <div className={css.side}>
      {figure !== undefined && <div className={css.figure}>{figure}</div>}
      <div className={css.margin}>{margin}</div>
    </div>
  </div>
)

/** One topic of the margin under its heading. */
export const MarginPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={css.part}>
    <h2 className={css.heading}>{title}</h2>
    {children}
  </section>
)
