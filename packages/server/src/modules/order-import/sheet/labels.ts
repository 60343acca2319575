import type { ImportField } from '@bdr/text/import-faults'
import type { Place } from '../model.ts'
import { quoted } from '../values/clean-text.ts'
import type { Cell } from '../workbook/workbook.ts'
import type { Grid } from './grid.ts'
import { matchHeading, matchLabel } from './match-heading.ts'

/** A value that stands beside its label, as on a printed form. */
export interface LabelledValue {
  readonly field: ImportField
  readonly rank: number
  readonly cell: Cell | undefined
  /** where the value stands; where the label stands if there is none */
  readonly place: Place
}

/** The labelled values of some rows: 订单编号：| PO1, or 订单编号：PO1 in one cell. */
export const labelledValues = (grid: Grid, rows: readonly number[]): LabelledValue[] =>
  rows.flatMap((row) => labelsOfRow(grid, row))

function labelsOfRow(grid: Grid, row: number): LabelledValue[] {
  const values: LabelledValue[] = []
  const cells = grid.row(row)?.cells ?? []
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column]
    if (cell?.kind !== 'text') continue
    for (const { label, value } of pairsOf(cell.text)) {
      const match = matchLabel(label)
      // without a colon only what is unmistakable counts as a label
      if (!match || (value === null && !matchHeading(label))) continue
      if (value) {
        const place = grid.place(row, column, label)
        values.push({ field: match.field, rank: match.rank, cell: { kind: 'text', text: value }, place })
        continue
      }
      const next = cells.findIndex((candidate, index) => index > column && candidate !== undefined)
      const beside = next === -1 || isLabel(cells[next]!) ? undefined : cells[next]
      if (value === null && !beside) continue
      const place = grid.place(row, beside ? next : column, label)
      values.push({ field: match.field, rank: match.rank, cell: beside, place })
    }
  }
  return values
}

/**
 * The label and value pairs in one text. Wide gaps part several of them; `value` is '' where the
 * text ends with the colon, null where there is no colon.
 */
function pairsOf(text: string): { label: string; value: string | null }[] {
  const pairs: { label: string; value: string | null }[] = []
  for (const piece of text.split(/\s{2,}|\u3000+|[\t\r\n]+/).filter((part) => part.trim() !== '')) {
    const match = /^([^:：]{1,30})[:：](.*)$/s.exec(piece)
    const last = pairs.at(-1)
    if (match) pairs.push({ label: match[1]!, value: match[2]!.trim() })
    else if (last) last.value = [last.value, piece].filter(Boolean).join(' ')
    else pairs.push({ label: piece, value: null })
  }
  return pairs
}

const isLabel = (cell: Cell): boolean =>
  cell.kind === 'text' &&
  (/[:：]\s*$/.test(cell.text) || pairsOf(cell.text).some(({ label }) => matchLabel(label) !== null))

/** The value of each field: the clearest label wins; two values of equal right are a conflict. */
export function chooseLabels(values: readonly LabelledValue[]): {
  chosen: Map<ImportField, LabelledValue>
  conflicts: (readonly [LabelledValue, LabelledValue])[]
} {
  const chosen = new Map<ImportField, LabelledValue>()
  const conflicts: (readonly [LabelledValue, LabelledValue])[] = []
  const ranked = values.toSorted((a, b) => Number(!a.cell) - Number(!b.cell) || a.rank - b.rank)
  for (const value of ranked) {
    const rival = chosen.get(value.field)
    if (!rival) chosen.set(value.field, value)
    else if (value.cell && value.rank === rival.rank && quoted(value.cell) !== quoted(rival.cell))
      conflicts.push([rival, value])
  }
  return { chosen, conflicts }
}
