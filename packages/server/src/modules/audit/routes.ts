import { readAuditLog } from '@bdr/contract/audit/calls'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { presentEntry } from './present.ts'
import { auditPage } from './queries.ts'

export const auditRoutes = (): BoundCall[] => [
  bind(readAuditLog, async ({ db, viewer, input }) => {
    const { rows, total } = await auditPage(db, viewer.merchantId, input, input)
    const ofOthers = viewer.merchantId !== null
    return {
      list: rows.map((row) => presentEntry(row, { ofOthers })),
      total,
      pageNum: input.pageNum,
      pageSize: input.pageSize,
    }
  }),
]
