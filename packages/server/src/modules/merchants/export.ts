import type { MerchantRow } from '@bdr/contract/merchants/replies'
import { merchantList as fields, merchantExport } from '@bdr/text/merchants'
import { merchantStatus } from '@bdr/text/names/merchants'
import type { ExportColumn } from '../../platform/export/sheet-stream.ts'
import { presented } from '../../platform/list.ts'
import { loadRegions } from '../regions/regions.ts'
import { presentMerchantRow } from './present.ts'
import type { MerchantPageRow } from './queries.ts'

export const merchantColumns: readonly ExportColumn<MerchantRow>[] = [
  { title: fields.code, width: 12, value: (merchant) => merchant.code },
  { title: fields.name, width: 34, value: (merchant) => merchant.name },
  { title: merchantExport.uscc, width: 22, value: (merchant) => merchant.uscc },
  { title: fields.status, width: 10, value: (merchant) => merchantStatus[merchant.status] },
  { title: fields.region, width: 24, value: (merchant) => merchant.regionName },
  { title: fields.staff, width: 12, kind: 'number', value: (merchant) => merchant.staffCount },
  { title: fields.firstExpiry, width: 16, kind: 'day', value: (merchant) => merchant.firstExpiry },
  { title: fields.createdAt, width: 18, kind: 'instant', value: (merchant) => merchant.createdAt },
]

export async function* presentedMerchants(
  chunks: AsyncIterable<readonly MerchantPageRow[]>,
): AsyncGenerator<MerchantRow[]> {
  const regions = await loadRegions()
  yield* presented(chunks, (row) => presentMerchantRow(row, regions))
}
