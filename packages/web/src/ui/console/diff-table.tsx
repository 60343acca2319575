import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import css from './diff-table.module.css'

export interface DiffRow {
  readonly key: string
  readonly label: ReactNode
  readonly before: ReactNode
  readonly after: ReactNode
}

interface DiffTableProps {
  caption: string
  isCaptionShown?: boolean
  /** the headings of the columns; on a phone they precede each value */
  titles: { readonly field: string; readonly before: string; readonly after: string }
  rows: readonly DiffRow[]
}

/**
 * The differences between two versions, the old beside the new. The renderers of the values mark what differs
 * with `data-differs`.
 */
export const DiffTable = ({ caption, isCaptionShown = false, titles, rows }: DiffTableProps) => (
  <table className={`${layout.table} ${css.table}`}>
    <caption className={isCaptionShown ? css.caption : 'visually-hidden'}>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">{titles.field}</th>
        <th scope="col">{titles.before}</th>
        <th scope="col">{titles.after}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ key, label, before, after }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          <td data-side={titles.before}>{before}</td>
          <td data-side={titles.after} data-after>
            {after}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
