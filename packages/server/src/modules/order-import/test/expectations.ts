import { readFileSync } from 'node:fs'
import { describeImportFault } from '@bdr/text/order-import'
import type { ReadLine, ReadOrder, ReadResult } from '../model.ts'
import { readFile } from '../read-file.ts'

export const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url))

export const readFixture = (name: string): Promise<ReadResult> => readFile(fixture(name))

/** The faults as text, one for each row: `M2 数量应大于 0`, or the XML path in place of the cell. */
export function faultTexts({ faults }: Pick<ReadResult, 'faults'>): string[] {
  const sheets = [...new Set(faults.map(({ sheet }) => sheet))]
  const each = faults.flatMap((fault) => {
    const message = describeImportFault(fault)
    const letters = fault.cell?.replace(/\d+$/, '')
    if (fault.rows.length < 2) {
      const place = fault.cell ?? fault.path ?? (fault.row === null ? '' : `行${fault.row}`)
      return [{ ...fault, text: `${place} ${message}`.trim() }]
    }
    return fault.rows.map((row) => {
      const cell = letters === undefined ? `行${row}` : `${letters}${row}`
      return { ...fault, row, cell, text: `${cell} ${message}` }
    })
  })
  const column = (cell: string | null) => (cell ?? '').replace(/\d+$/, '').padStart(3)
  return each
    .toSorted(
      (a, b) =>
        sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) ||
        (a.row ?? 0) - (b.row ?? 0) ||
        column(a.cell).localeCompare(column(b.cell)),
    )
    .map(({ text }) => text)
}

export const onlyOrder = ({ orders, faults }: ReadResult): ReadOrder => {
  if (orders.length !== 1) throw new Error(`${orders.length} orders; ${JSON.stringify(faults)}`)
  return orders[0]!
}

export const onlyLine = (result: ReadResult): ReadLine => {
  const { lines } = onlyOrder(result)
  if (lines.length !== 1) throw new Error(`${lines.length} lines; ${JSON.stringify(result.faults)}`)
  return lines[0]!
}
