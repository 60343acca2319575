import type { ImportDetail, ImportReport, ImportRow } from '@bdr/contract/imports/replies'
import type { findImport, ImportDbRow } from './queries.ts'

export const presentImport = (row: ImportDbRow): ImportRow => ({
  id: row.id,
  kind: row.kind,
  aboutId: row.about_id,
  state: row.state,
  failure: row.failure,
  fileName: row.file_name,
  bytes: Number(row.bytes),
  startedBy: row.staff_name,
  startedById: row.staff_id,
  createdAt: row.created_at,
  endedAt: row.ended_at,
  read: row.read_count,
  valid: row.valid_count,
  failed: row.failed_count,
  written: row.written_count,
  faultCount: row.fault_count,
  isReady: row.ready,
})

export const presentImportDetail = (
  row: NonNullable<Awaited<ReturnType<typeof findImport>>>,
): ImportDetail => ({
  ...presentImport(row),
  report: row.report === null ? null : (JSON.parse(row.report) as ImportReport),
  hasFailedRows: row.failed_rows,
})
