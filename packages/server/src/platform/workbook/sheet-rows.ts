import { fileLimits } from '@bdr/contract/kernel/import-file'
import type { Fault } from '@bdr/text/import-file'
import { fileFault } from './file-fault.ts'
import { cellAddress, type Cell, type FarCells, type Row } from './workbook.ts'

/** Far cells that are listed; further ones are only counted. */
const listedFarCells = 20

type OpenRow = { -readonly [Key in keyof Row]: Row[Key] } & {
  cells: (Cell | undefined)[]
  struck: Set<number> | null
}

/**
 * Collects the cells of a sheet with content, row by row. The limits are for rows and columns with content, so that
 * formatted blank ones do not count. A cell beyond them that stands alone is not part of a list, but somebody's slip: it
 * is kept apart, to be reported as unread.
 */
export class SheetRows {
  readonly #rows: Row[] = []
  readonly #columns = new Set<number>()
  readonly #far: FarCells['cells'][number][] = []
  readonly #refuse: (fault: Fault, row: number, address: string | null) => Error
  #farCount = 0
  #current: OpenRow | null = null
  #cellsInRow = 0

  constructor(refuse: (fault: Fault, row: number, address: string | null) => Error) {
    this.#refuse = refuse
  }

  /** Rows and columns must come in order. */
  add(
    row: number,
    column: number,
    cell: Cell,
    { hidden, struck }: { hidden: boolean; struck: boolean },
  ): void {
    this.#columns.add(column)
    if (this.#columns.size > fileLimits.columns)
      throw this.#refuse(
        fileFault('sheet.columns', { limit: fileLimits.columns }),
        row,
        cellAddress(row, column),
      )
    if (this.#current?.row !== row) this.#closeRow()
    if (column >= fileLimits.columns) return this.#addFar(row, column, cell)
    if (!this.#current) this.#open(row, hidden)
    const current = this.#current!
    current.cells[column] = cell
    this.#cellsInRow += 1
    if (struck) (current.struck ??= new Set()).add(column)
  }

  #open(row: number, hidden: boolean): void {
    this.#current = { row, cells: [], hidden, struck: null }
    this.#cellsInRow = 0
    this.#rows.push(this.#current)
    if (this.#rows.length > fileLimits.rows)
      throw this.#refuse(fileFault('sheet.rows', { limit: fileLimits.rows }), row, null)
  }

  #closeRow(): void {
    const closed = this.#current
    this.#current = null
    if (!closed || closed.row <= fileLimits.rows || this.#cellsInRow > 1) return
    const { row, cells } = closed
    this.#rows.pop()
    this.#addFar(row, cells.length - 1, cells.at(-1)!)
  }

  #addFar(row: number, column: number, cell: Cell): void {
    this.#farCount += 1
    if (this.#far.length < listedFarCells) this.#far.push({ row, column, cell })
  }

  finish(): { rows: readonly Row[]; far: FarCells } {
    this.#closeRow()
    return { rows: this.#rows, far: { cells: this.#far, count: this.#farCount } }
  }
}
