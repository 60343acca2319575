import { z } from 'zod'
import { importKind, importState } from './model.ts'
import { orderImportReport } from '../orders/replies.ts'
import { filledSheetReport } from '../delivery-notes/replies.ts'
import { priceImportReport, productImportReport } from '../products/replies.ts'
import { staffImportReport } from '../staff/replies.ts'
import { inquiryImportReport } from '../inquiries/replies.ts'
import { quotationImportReport } from '../quotations/replies.ts'
import { pageOf } from '../kernel/page.ts'

const count = z.number().int()

/** One file somebody imports, as the list shows it. */
export const importRow = z.object({
  id: z.string(),
  kind: importKind,
  /** the record the file is about, where it is about one: of a quotation's prices the quotation */
  aboutId: z.string().nullable(),
  state: importState,
  fileName: z.string(),
  bytes: count,
  startedBy: z.string(),
  createdAt: z.string(),
  /** null while it is not done, cancelled or failed */
  endedAt: z.string().nullable(),
  /** records the file has, as far as they are known */
  read: count,
  valid: count,
  failed: count,
  /** while `writing`: how many are prepared; once `done`: all of them */
  written: count,
  /** causes, not rows: one may be about many rows */
  faultCount: count,
  /** checked, and nothing prevents its records from being added */
  isReady: z.boolean(),
})
export type ImportRow = z.output<typeof importRow>

/** What a check found, by what was checked. */
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
  /** what the last check found; null before the first one has ended */
  report: importReport.nullable(),
  /** whether its faults stand in rows that can be taken away, mended and brought back */
  hasFailedRows: z.boolean(),
})
export type ImportDetail = z.output<typeof importDetail>

/** What the calls answer, by their names. */
export const replies = {
  'imports.list': pageOf(importRow),
  'imports.read': importDetail,
  'imports.check': importRow,
  'imports.commit': importRow,
  'imports.cancel': importRow,
  'imports.mend': importRow,
}
