import type { ReactNode } from 'react'
import layout from '../layout.module.css'
import typography from '../typography.module.css'
import css from './fact-table.module.css'

export interface FactTableProps {
  caption?: string
  /** none: names at the left, facts at the right */
  columns?: readonly string[]
  /** the first cell names the row; on a phone each row is a separate block */
  rows: readonly (readonly ReactNode[])[]
  note?: string
}

export function FactTable({ caption, columns, rows, note }: FactTableProps) {
  return (
    <>
      <div className={`${layout.card} ${layout.scrolls} ${css.frame}`}>
        <table className={`${layout.table} ${css.table}`} data-facts={columns === undefined || undefined}>
          {caption !== undefined && <caption className={css.caption}>{caption}</caption>}
          {columns !== undefined && (
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map(([name, ...facts], index) => (
              <tr key={index}>
                <th scope="row">{name}</th>
                {facts.map((fact, column) => (
                  <td key={column} data-label={columns?.[column + 1]}>
                    <span>{fact}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {note !== undefined && <p className={`${typography.small} ${css.note}`}>{note}</p>}
    </>
  )
}
