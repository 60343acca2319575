import type { Decimal } from '@bdr/contract/kernel/decimal'

/**
 * What a workbook is to the rest of the module. `open-workbook.ts` fills it; another reader could
 * do so instead.
 */
export interface Workbook {
  /** day 0 is 1904-01-01 instead of 1899-12-30 */
  readonly date1904: boolean
  /** worksheets in their order, hidden ones too */
  readonly sheets: readonly Sheet[]
  /** where it was a text file */
  readonly csv?: CsvReading
}

/** How a text file was understood, which does not say so itself. */
export interface CsvReading {
  readonly encoding: 'UTF-8' | 'UTF-16' | 'GB18030'
  readonly separator: ',' | ';' | '\t'
}

export interface Sheet {
  readonly name: string
  readonly hidden: boolean
  /** a filter is set, so that hidden rows are those it leaves out */
  readonly filtered: boolean
  /** 0-based */
  readonly hiddenColumns: ReadonlySet<number>
  /** rows that hold something, top to bottom */
  readonly rows: readonly Row[]
  readonly merges: readonly Merge[]
}

export interface Row {
  /** 1-based, as the spreadsheet program shows it */
  readonly row: number
  /** by 0-based column; cells without content are absent */
  readonly cells: readonly (Cell | undefined)[]
  readonly hidden: boolean
  /** 0-based columns of cells that are struck out; null where none is */
  readonly struck: ReadonlySet<number> | null
}

/** Rows are 1-based, columns 0-based, all inclusive. */
export interface Merge {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

export type NumberFormat = 'plain' | 'date' | 'percent'

export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  /** `digits` pads with zeros as the cell's format shows it, for numbers that are really codes */
  | {
      readonly kind: 'number'
      readonly value: Decimal
      readonly format: NumberFormat
      readonly digits: number
      /** ISO 4217, where the cell's format shows one */
      readonly currency?: string
    }
  /** YYYY-MM-DD, of the rare cells that store ISO dates */
  | { readonly kind: 'day'; readonly day: string }
  | { readonly kind: 'boolean'; readonly value: boolean }
  /** `#REF!`; of a text file also `6.9E+12`, a number whose digits are lost */
  | { readonly kind: 'error'; readonly error: string }
  /** a formula saved without its result, or one that asks other machines or programs for it */
  | { readonly kind: 'uncomputed'; readonly callsOut?: true }

/** `A` for 0, `AA` for 26. */
export function columnLetters(column: number): string {
  let letters = ''
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
  }
  return letters
}

/** `M2` */
export const cellAddress = (row: number, column: number): string => columnLetters(column) + row
