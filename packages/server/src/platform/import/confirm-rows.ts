import { fileFault } from '../workbook/file-fault.ts'
import type { Row, Sheet } from '../workbook/workbook.ts'
import type { Findings } from './findings.ts'

/** The answers to the question whether a part of a file is imported. */
export const inOrOut = ['include', 'skip'] as const

/** A row with a record, and whether its relevant cells are struck out. */
export interface RecordRow {
  readonly row: Row
  readonly isStruck: boolean
}

/**
 * Asks once for each sheet whether rows that are hidden, filtered out or struck out are imported.
 * @returns whether a row is imported; all are until the question is answered
 */
export function confirmRows(
  sheet: Sheet,
  rows: readonly RecordRow[],
  findings: Findings,
): (row: Row) => boolean {
  const asked = [
    [sheet.filtered ? 'rows.filtered' : 'rows.hidden', rows.filter(({ row }) => row.hidden)],
    ['rows.struck', rows.filter(({ isStruck }) => isStruck)],
  ] as const
  const skipped = new Set<number>()
  for (const [key, found] of asked) {
    if (found.length === 0) continue
    const numbers = found.map(({ row }) => row.row)
    const question = {
      id: `${key}:${sheet.name}`,
      kind: 'choice',
      sheet: sheet.name,
      options: inOrOut,
    } as const
    const answer = findings.ask(fileFault(key, { rows: numbers }), question)
    if (answer === 'skip') for (const number of numbers) skipped.add(number)
  }
  for (const row of [...skipped].sort((a, b) => a - b))
    findings.leaveOut(sheet.name, { row }, fileFault('unread.skippedRows'))
  return ({ row }) => !skipped.has(row)
}
