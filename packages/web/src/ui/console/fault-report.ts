import type { FileFault } from '@bdr/contract/kernel/replies'
import { rowRanges, fileFaultList as words } from '@bdr/text/import-file'

/** The faults of one sheet, or of the file itself where there is no sheet. */
export interface FaultGroup {
  readonly sheet: string | null
  readonly faults: readonly FileFault[]
}

/** Groups faults by their sheet, from top to bottom. */
export function groupBySheet(faults: readonly FileFault[]): FaultGroup[] {
  const sheets = new Map<string | null, FileFault[]>()
  for (const fault of faults) sheets.set(fault.sheet, [...(sheets.get(fault.sheet) ?? []), fault])
  return [...sheets].map(([sheet, own]) => ({ sheet, faults: own.toSorted(byRow) }))
}

const byRow = (a: FileFault, b: FileFault) => (a.row ?? 0) - (b.row ?? 0)

/** Whether a fault is about the file itself rather than a position in it. */
export const isPlaceless = (fault: FileFault): boolean => fault.sheet === null && faultPlace(fault) === ''

/** The heading of a group of faults. */
export const groupTitle = ({ sheet }: FaultGroup): string =>
  sheet === null ? words.wholeFile : words.sheet(sheet)

/** The position of a fault in words: `M2 单价`, or the path in an XML document. */
export const faultPlace = ({ row, column, cell, path }: FileFault): string =>
  path ?? [cell ?? (row === null ? null : words.rowNo(row)), column].filter((part) => part !== null).join(' ')

/**
 * All listed faults as text to send to whoever corrects the file: one line each, with columns separated by
 * tabs.
 */
export function faultReport(faults: readonly FileFault[], faultCount: number): string {
  const count = faults.length < faultCount ? words.listed(faults.length, faultCount) : words.count(faultCount)
  const groups = groupBySheet(faults).flatMap((group) => [
    '',
    groupTitle(group),
    ...group.faults.map((fault) =>
      [faultPlace(fault), fault.value ?? words.emptyValue, fault.message, ...rowsOf(fault)]
        .map(oneLine)
        .join('\t'),
    ),
  ])
  return [count, ...groups, ''].join('\n')
}

const rowsOf = ({ rowCount, rows }: FileFault): string[] =>
  rowCount > 1 ? [words.rowsOf(rowCount, rowRanges(rows))] : []

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
