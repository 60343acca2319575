import { z } from 'zod'
import { importFailure, importKind, importState } from './model.ts'
import { orderImportReport } from '../orders/replies.ts'
import { filledSheetReport } from '../delivery-notes/replies.ts'
import { priceImportReport, productImportReport } from '../products/replies.ts'
import { staffImportReport } from '../staff/replies.ts'
import { inquiryImportReport } from '../inquiries/replies.ts'
import { quotationImportReport } from '../quotations/replies.ts'
import { pageOf } from '../kernel/page.ts'

const count = z.number().int()

/** An import of a file, as the list shows it. */
export const importRow = z.object({
  id: z.string(),
  kind: importKind,
  /** the record the file belongs to, for kinds that belong to one: prices of a quotation to the quotation */
  aboutId: z.string().nullable(),
  state: importState,
  /** why it failed; null unless it has */
  failure: importFailure.nullable(),
  fileName: z.string(),
  bytes: count,
  startedBy: z.string(),
  startedById: z.string(),
  createdAt: z.string(),
  /** null until it is done, cancelled or failed */
  endedAt: z.string().nullable(),
  /** number of records in the file, as far as it is known */
  read: count,
  valid: count,
  failed: count,
  /** while `writing`: how many are prepared; once `done`: all of them */
  written: count,
  /** number of causes, not of rows: one cause may affect many rows */
  faultCount: count,
  /** checked, and nothing prevents its records from being added */
  isReady: z.boolean(),
})
export type ImportRow = z.output<typeof importRow>

/** The result of a check, by the kind of import. */
const importReport = z.discriminatedUnion('kind', [
  orderImportReport,
  staffImportReport,
  quotationImportReport,
  productImportReport,
  priceImportReport,
  filledSheetReport,
  inquiryImportReport,
])
export type ImportReport = z.output<typeof importReport>

export const importDetail = importRow.extend({
  /** result of the last check; null before the first one has finished */
  report: importReport.nullable(),
  /** whether the faulty rows can be downloaded, corrected and uploaded again */
  hasFailedRows: z.boolean(),
})
export type ImportDetail = z.output<typeof importDetail>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'imports.list': pageOf(importRow),
  'imports.read': importDetail,
  'imports.check': importRow,
  'imports.commit': importRow,
  'imports.cancel': importRow,
  'imports.correctRows': importRow,
}
