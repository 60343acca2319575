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
  rows: 60_000,
  columns: 200,
  /** cells of all sheets, empty but formatted ones included */
  cells: 1_500_000,
  /** files inside a workbook */
  parts: 2_000,
  /** faults listed; beyond this the rest is only counted */
  faults: 500,
  /** rows listed of one fault */
  faultRows: 1_000,
  /** milliseconds the file may take to read: the largest takes eight seconds, on a busy machine ten times that */
  time: 120_000,
} as const

/** What somebody said the columns of a head mean; null leaves a column out. The fields are the kind's own. */
export const layoutChoice = z.strictObject({
  head: z.string().max(64),
  columns: z
    .array(z.tuple([z.number().int().min(0).max(fileLimits.columns), z.string().max(60).nullable()]))
    .max(fileLimits.columns),
})
export type LayoutChoice = z.output<typeof layoutChoice>
/** Heads of tables that a reply shows. */
export const shownLayouts = 20
export const layoutChoices = z.array(layoutChoice).max(shownLayouts)

/** Answers by the question's id. */
export const importAnswers = z.record(z.string().max(200), z.string().max(300))
