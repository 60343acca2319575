import { readAuditLog } from '@bdr/contract/audit/calls'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { pageReply } from '../../platform/list.ts'
import { presentEntry } from './present.ts'
import { auditPage } from './queries.ts'

export const auditRoutes = (): BoundCall[] => [
  bind(readAuditLog, async ({ db, viewer, input }) => {
    const ofOthers = viewer.merchantId !== null
    const page = await auditPage(db, viewer.merchantId, input)
    return pageReply(input, page, (row) => presentEntry(row, { ofOthers }))
  }),
]
