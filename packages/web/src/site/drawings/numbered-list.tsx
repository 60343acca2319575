import type { ReactNode } from 'react'
import { partAnchor } from './callouts.tsx'
import mark from './number-mark.module.css'
import css from './numbered-list.module.css'

export interface NumberedItem {
  name: string
  text: string
  /** links, a colour: what stands below */
  more?: ReactNode
}

/** What a drawing's numbers speak of: a callout leads here, pointing here shows the callout. */
export function NumberedList({ items, from = 0 }: { items: readonly NumberedItem[]; from?: number }) {
  return (
    <ol className={css.parts} start={from + 1}>
      {items.map(({ name, text, more }, index) => (
        <li key={name} id={partAnchor(from + index + 1)} className={css.part}>
          <span className={mark.mark} aria-hidden>
            {from + index + 1}
          </span>
          <h3 className={css.name}>{name}</h3>
          <p className={css.text}>{text}</p>
          {more !== undefined && <p className={css.more}>{more}</p>}
        </li>
      ))}
    </ol>
  )
}
