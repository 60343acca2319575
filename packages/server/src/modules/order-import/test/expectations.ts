import { readFileSync } from 'node:fs'
import { describeImportFault } from '@bdr/text/import-faults'
import type { ReadLine, ReadOrder, ReadResult } from '../model.ts'
import { readFile } from '../read-file.ts'

export const fixture = (name: string): Uint8Array =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url))

export const readFixture = (name: string): Promise<ReadResult> => readFile(fixture(name))

/** `M2 数量应大于 0`, or the XML path instead of the cell. */
export const told = ({ faults }: Pick<ReadResult, 'faults'>): string[] =>
  faults.map((fault) => {
    const place = fault.cell ?? fault.path ?? (fault.row === null ? '' : `行${fault.row}`)
    return `${place} ${describeImportFault(fault)}`.trim()
  })

export const onlyOrder = ({ orders, faults }: ReadResult): ReadOrder => {
  if (orders.length !== 1) throw new Error(`${orders.length} orders; ${JSON.stringify(faults)}`)
  return orders[0]!
}

export const onlyLine = (result: ReadResult): ReadLine => {
  const { lines } = onlyOrder(result)
  if (lines.length !== 1) throw new Error(`${lines.length} lines; ${JSON.stringify(result.faults)}`)
  return lines[0]!
}
