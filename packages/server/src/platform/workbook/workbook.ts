import type { Decimal } from '@bdr/contract/kernel/decimal'
import type { NumberStyle } from './number-style.ts'

/** A workbook as domains see it. `open-workbook.ts` creates it; other readers could do so as well. */
export interface Workbook {
  /** the worksheets in order, including hidden ones */
  readonly sheets: readonly Sheet[]
  /** for text files only */
  readonly csv?: CsvReading
}

/** How a text file was interpreted, since its format is not stated. */
export interface CsvReading {
  readonly encoding: 'UTF-8' | 'UTF-16' | 'GB18030'
  readonly separator: ',' | ';' | '\t'
}

export interface Sheet {
  readonly name: string
  readonly hidden: boolean
  /** whether a filter is set, so that hidden rows are those it excludes */
  readonly filtered: boolean
  /** 0-based */
  readonly hiddenColumns: ReadonlySet<number>
  /** non-empty rows, top to bottom */
  readonly rows: readonly Row[]
  readonly far: FarCells
  readonly merges: readonly Merge[]
}

/** Cells that stand alone, far from any list. They are in no row. */
export interface FarCells {
  /** the first ones */
  readonly cells: readonly { readonly row: number; readonly column: number; readonly cell: Cell }[]
  /** of all */
  readonly count: number
}

export interface Row {
  /** 1-based, as in spreadsheet programs */
  readonly row: number
  /** by 0-based column; empty cells are undefined */
  readonly cells: readonly (Cell | undefined)[]
  readonly hidden: boolean
  /** 0-based columns of cells that are struck out; null if there are none */
  readonly struck: ReadonlySet<number> | null
}

/** Rows are 1-based, columns 0-based; all are inclusive. */
export interface Merge {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | NumberCell
  /** YYYY-MM-DD, possibly with a time, for the rare cells that store ISO dates */
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** `#REF!`; in text files also `6.9E+12`, a number that has lost digits */
  | { readonly kind: 'error'; readonly error: string }
  /** a formula stored without its result, or one that contacts other machines or programs */
  | { readonly kind: 'uncomputed'; readonly callsOut?: true }

/** A stored number, and how its cell shows it. */
export interface NumberCell {
  readonly kind: 'number'
  readonly value: Decimal
  readonly style: NumberStyle
}

/** The letters of a column: `A` for 0, `AA` for 26. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}

/** The address of a cell: `M2`. */
export const cellAddress = (row: number, column: number): string => columnLetters(column) + row
