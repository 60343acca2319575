import { readAuditLog } from '@bdr/contract/audit/calls'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { pageReply } from '../../platform/list.ts'
import { scopeOf } from '../../platform/scope.ts'
import { presentEntry } from './present.ts'
import { auditPage } from './queries.ts'

export const auditRoutes = (): BoundCall[] => [
  bind(readAuditLog, async ({ db, viewer, input }) => {
    const scope = scopeOf(viewer)
    const page = await auditPage(db, scope, input)
    return pageReply(input, page, (row) => presentEntry(row, { ofOthers: scope.of === 'own' }))
  }),
]
