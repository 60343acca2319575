import { z } from 'zod'

/** Limits of an imported file: what the largest real files need, and what a hostile one may cost. */
export const fileLimits = {
  /** bytes of the file */
  bytes: 10 * 1024 * 1024,
  /** files of corrected rows that one import may have, and their bytes in total: each is read again at every check */
  mendedFiles: 20,
  mendedBytes: 30 * 1024 * 1024,
  /** bytes of all parts of a workbook once unzipped */
  unzippedBytes: 80 * 1024 * 1024,
  /** largest allowed compression ratio of a part that is over 4 MB; real lists reach about 40 */
  unzipRatio: 200,
  sheets: 30,
  /** rows read from one sheet, blank ones included */
  rows: 60_000,
  columns: 200,
  /** cells of all sheets, empty but formatted ones included */
  cells: 1_500_000,
  /** files inside a workbook */
  parts: 2_000,
  /** faults in one reply; further ones are only counted */
  faults: 500,
  /** rows listed for one fault */
  faultRows: 1_000,
  /**
   * milliseconds that reading the file may take: the largest takes eight seconds, and ten times that on a busy machine
   */
  time: 120_000,
} as const

/**
 * The meaning of a table head's columns as a person chose it; null ignores a column. The fields depend on the kind of
 * import.
 */
export const layoutChoice = z.strictObject({
  head: z.string().max(64),
  columns: z
    .array(z.tuple([z.number().int().min(0).max(fileLimits.columns), z.string().max(60).nullable()]))
    .max(fileLimits.columns),
})
export type LayoutChoice = z.output<typeof layoutChoice>
/** Table heads in one reply. */
export const shownLayouts = 20
export const layoutChoices = z.array(layoutChoice).max(shownLayouts)

/** Answers by the id of their question. */
export const importAnswers = z.record(z.string().max(200), z.string().max(300))
