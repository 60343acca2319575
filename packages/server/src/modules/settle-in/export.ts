import type { SettleInRow } from '@bdr/contract/settle-in/replies'
import { settleInList as fields, settleInExport } from '@bdr/text/settle-in-review'
import { settleInStatus } from '@bdr/text/names/settle-in'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'
import { presented } from '../../platform/list.ts'
import { loadRegions } from '../regions/regions.ts'
import { presentRow } from './present.ts'
import type { ApplicationRow } from './queries.ts'

const words = settleInExport

export const settleInColumns: readonly ExportColumn<SettleInRow>[] = [
  { title: fields.applicationNo, width: 18, value: (one) => one.applicationNo },
  { title: fields.company, width: 34, value: (one) => one.companyName },
  { title: words.uscc, width: 22, value: (one) => one.uscc },
  { title: fields.status, width: 12, value: (one) => settleInStatus[one.status] },
  { title: fields.contact, width: 14, value: (one) => one.contactName },
  { title: words.mobile, width: 16, value: (one) => one.mobile },
  { title: fields.region, width: 24, value: (one) => one.regionName },
  { title: fields.categories, width: 10, kind: 'number', value: (one) => one.categoryCount },
  { title: fields.returns, width: 10, kind: 'number', value: (one) => one.returns },
  { title: fields.submittedAt, width: 18, kind: 'instant', value: (one) => one.submittedAt },
  { title: words.updatedAt, width: 18, kind: 'instant', value: (one) => one.updatedAt },
]

export async function* presentedApplications(
  chunks: AsyncIterable<readonly ApplicationRow[]>,
): AsyncGenerator<SettleInRow[]> {
  const regions = await loadRegions()
  yield* presented(chunks, (row) => presentRow(row, regions))
}
