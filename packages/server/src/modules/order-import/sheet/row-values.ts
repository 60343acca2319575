import type { ImportField } from '@bdr/contract/orders/import'
import type { Fault } from '@bdr/text/import-file'
import { importFault } from '../faults.ts'
import type { Findings } from '../../../platform/import/findings.ts'
import type { Place } from '../model.ts'
import { quoted } from '../../../platform/workbook/clean-text.ts'
import type { Reading } from '../../../platform/workbook/reading.ts'
import type { HiddenTime } from '../../../platform/workbook/values/day.ts'
import type { Cell } from '../../../platform/workbook/workbook.ts'
import type { Form, Table } from './find-forms.ts'
import type { Grid } from './grid.ts'
import type { Column } from './table-head.ts'

/** The source of a field's value in one row. */
export interface Source {
  readonly cell: Cell | undefined
  readonly place: Place
  /** undefined if a label of the form applies to all rows */
  readonly column: Column | null
  /** whether the value is in a higher row of a merged cell */
  readonly merged: boolean
}

/** The fields of one row: from its columns, otherwise from the labels of its form. */
export class RowValues {
  readonly row: number
  readonly #grid: Grid
  readonly #table: Table
  readonly #form: Form
  readonly #findings: Findings
  #faulty = false

  constructor(grid: Grid, form: Form, table: Table, row: number, findings: Findings) {
    this.#grid = grid
    this.#form = form
    this.#table = table
    this.row = row
    this.#findings = findings
  }

  get faulty(): boolean {
    return this.#faulty
  }

  /** Null if the file has neither a column nor a label for the field. */
  source(field: ImportField): Source | null {
    const column = this.#table.head.columns.get(field)
    if (!column) return this.#labelled(field)
    const place = this.#grid.place(this.row, column.index, column.name)
    const own = this.#grid.at(this.row, column.index)
    if (own) return { cell: own, place, column, merged: false }
    const merge = this.#grid.mergeFromAbove(this.row, column.index)
    const cell =
      merge && merge.top > this.#table.head.bottom ? this.#grid.at(merge.top, column.index) : undefined
    return { cell, place, column, merged: cell !== undefined }
  }

  #labelled(field: ImportField): Source | null {
    const label = this.#form.labels.get(field)
    return label ? { cell: label.cell, place: label.place, column: null, merged: false } : null
  }

  /** The cell of the row itself, for fields for which a label would mean something else. */
  own(field: ImportField): Cell | undefined {
    const source = this.source(field)
    return source?.column && !source.merged ? source.cell : undefined
  }

  /** Reads an optional field. A problem becomes a fault of the row. */
  optional<Value>(
    field: ImportField,
    read: (cell: Cell, source: Source) => Reading<Value | null>,
  ): Value | null {
    const source = this.source(field)
    if (!source?.cell) return null
    return this.accept(source, read(source.cell, source))
  }

  /** Reads a required field. */
  required<Value>(
    field: ImportField,
    read: (cell: Cell, source: Source) => Reading<Value | null>,
  ): Value | null {
    const source = this.source(field)
    if (!source) return null
    const value = source.cell ? read(source.cell, source) : { value: null }
    if ('value' in value && value.value === null) return this.reject(source, importFault('cell.missing'))
    return this.accept(source, value)
  }

  hiddenTime = ({ place }: Source): HiddenTime => this.#findings.hiddenTime(place)

  accept<Value>(source: Source, reading: Reading<Value>): Value | null {
    this.#findings.say(reading, source.place)
    return 'value' in reading ? reading.value : this.reject(source, reading.fault)
  }

  /** @param shown the value as the person sees it in the sheet, if the cell contains something else */
  reject(source: Source, fault: Fault, shown: string | null = quoted(source.cell)): null {
    this.#faulty = true
    this.#findings.faults.add(source.place, shown, fault)
    return null
  }
}
