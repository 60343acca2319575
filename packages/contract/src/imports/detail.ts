import { z } from 'zod'
import { orderImportReport, type OrderImportReport } from '../orders/import.ts'
import { staffImportReport, type StaffImportReport } from '../staff/import.ts'
import { importRow } from './model.ts'

/** What a check found, by what was checked. */
export type ImportReport = OrderImportReport | StaffImportReport

export const importDetail = importRow.extend({
  /** what the last check of orders found; null before the first one has ended, and of other kinds */
  orders: orderImportReport.nullable(),
  /** the same of a list of people */
  staff: staffImportReport.nullable(),
  /** whether its faults stand in rows that can be taken away, mended and brought back */
  hasFailedRows: z.boolean(),
})
export type ImportDetail = z.output<typeof importDetail>
