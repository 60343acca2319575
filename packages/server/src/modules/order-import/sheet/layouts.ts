import { importLimits, type ImportField } from '@bdr/contract/orders/import'
import type { ReadLayout } from '../model.ts'
import { cleanText, quoted } from '../../../platform/workbook/clean-text.ts'
import { columnLetters, type Row } from '../../../platform/workbook/workbook.ts'
import type { Grid } from './grid.ts'
import type { TableHead } from './table-head.ts'

/** Sample values shown for a column. */
const samplesShown = 3
const sampleLength = 40

/** The table heads of a file with the fields of their columns, without duplicates. */
export class Layouts {
  readonly #byKey = new Map<string, ReadLayout>()

  get all(): ReadLayout[] {
    return [...this.#byKey.values()].slice(0, importLimits.layouts)
  }

  add(grid: Grid, head: TableHead, rows: readonly Row[], missing: readonly ImportField[]): void {
    if (this.#byKey.has(head.key)) return
    const fields = new Map([...head.columns.values()].map(({ index, field }) => [index, field]))
    const names = new Map(head.headings.map(({ index, name }) => [index, name]))
    const filled = new Set(rows.slice(0, 200).flatMap(({ cells }) => Object.keys(cells).map(Number)))
    const indices = [...new Set([...names.keys(), ...filled])].sort((a, b) => a - b)
    this.#byKey.set(head.key, {
      head: head.key,
      sheet: grid.sheetName,
      row: head.bottom,
      columns: indices.map((index) => ({
        index,
        letters: columnLetters(index),
        heading: names.get(index) ?? '',
        field: fields.get(index) ?? null,
        mapped: head.mapped.has(index),
        samples: samplesOf(rows, index),
      })),
      missing: [...missing],
    })
  }
}

function samplesOf(rows: readonly Row[], column: number): string[] {
  const samples = new Set<string>()
  for (const { cells } of rows) {
    const text = quoted(cells[column])
    if (text) samples.add(cleanText(text).slice(0, sampleLength))
    if (samples.size === samplesShown) break
  }
  return [...samples]
}
