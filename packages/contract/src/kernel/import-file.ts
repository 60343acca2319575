import { z } from 'zod'

/** Limits of a file people import: what the largest real one needs, and what a hostile one may cost. */
export const fileLimits = {
  /** bytes of the file */
  bytes: 10 * 1024 * 1024,
  /** bytes of all parts of a workbook once unzipped */
  unzippedBytes: 80 * 1024 * 1024,
  /** how many times larger a part of more than 4 MB may get when unzipped; lists reach about 40 */
  unzipRatio: 200,
  sheets: 30,
  /** rows read of one sheet, blank ones included */
  rows: 50_000,
  columns: 200,
  /** cells of all sheets, empty but formatted ones included */
  cells: 1_500_000,
  /** files inside a workbook */
  parts: 2_000,
  /** faults listed; beyond this the rest is only counted */
  faults: 500,
  /** milliseconds the file may take to read */
  time: 30_000,
} as const

/** A cell of a workbook, or a place in an XML document; all null for the file as a whole. */
export const filePlace = z.object({
  sheet: z.string().nullable(),
  /** 1-based, as the spreadsheet program shows it */
  row: z.number().int().nullable(),
  /** the column's heading as the file spells it, or its letter where it has none */
  column: z.string().nullable(),
  /** cell address, `M2` */
  cell: z.string().nullable(),
  /** XML path with positions, `/Order/OrderLine[2]/LineItem/Quantity` */
  path: z.string().nullable(),
})
export type FilePlace = z.output<typeof filePlace>

/** What is wrong with an import file, and where. */
export const fileFault = filePlace.extend({
  /** what stands there */
  value: z.string().nullable(),
  /** names the sentence, `quantity.notPositive` */
  key: z.string(),
  message: z.string(),
})
export type FileFault = z.output<typeof fileFault>

/** The faults of a file: those listed, and how many there are in all. */
export const fileFaults = { faults: z.array(fileFault), faultCount: z.number().int() }
