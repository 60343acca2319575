import { sheetText } from '@bdr/text/site-pages/shared'
import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './sheet.module.css'

export interface SheetProps {
  /** the drawing's name in the title block */
  name: string
  /** its drawing number there */
  number: string
  /** a note about what it leaves out */
  note?: string | undefined
  /** the same in parts that a phone shows one below the other */
  stages?: ReactNode
  children: ReactNode
}

const columns = ['1', '2', '3', '4', '5', '6', '7', '8']
const rows = ['A', 'B', 'C', 'D']

/** A drawing sheet: its border with the zones, and the title block at the lower right. */
export function Sheet({ name, number, note, stages, children }: SheetProps) {
  return (
    <figure className={css.sheet}>
      <div className={css.columns} aria-hidden>
        {columns.map((column) => (
          <span key={column}>{column}</span>
        ))}
      </div>
      <div className={css.field}>
        <div className={css.rows} aria-hidden>
          {rows.map((row) => (
            <span key={row}>{row}</span>
          ))}
        </div>
        <div className={css.canvas}>
          {stages === undefined ? children : <div className={css.whole}>{children}</div>}
          {stages !== undefined && <div className={css.stages}>{stages}</div>}
        </div>
      </div>
      <figcaption className={`${layout.row} ${css.foot}`}>
        {note !== undefined && <span className={`${typography.caption} ${css.note}`}>{note}</span>}
        <span className={css.block}>
          <Cell name={sheetText.name} value={name} />
          <Cell name={sheetText.number} value={number} />
          <Cell name={sheetText.scale} value={sheetText.notToScale} />
        </span>
      </figcaption>
    </figure>
  )
}

const Cell = ({ name, value }: { name: string; value: string }) => (
  <span>
    <span className={css.key}>{name}</span>
    <span className={css.value}>{value}</span>
  </span>
)
