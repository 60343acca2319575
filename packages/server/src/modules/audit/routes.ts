import { exportAuditLog, readAuditLog } from '@bdr/contract/audit/calls'
import { auditExport } from '@bdr/text/audit'
import { bindExport } from '../../platform/export/bind-export.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { pageReply, presented } from '../../platform/list.ts'
import type { ModuleParts } from '../../platform/module.ts'
import { scopeOf } from '../../platform/scope.ts'
import { auditColumns } from './export.ts'
import { presentEntry } from './present.ts'
import { allAudit, auditPage } from './queries.ts'

export const auditRoutes = ({ seal }: Pick<ModuleParts, 'seal'>): BoundCall[] => [
  bind(readAuditLog, async ({ db, viewer, input }) => {
    const scope = scopeOf(viewer)
    const page = await auditPage(db, scope, input)
    return pageReply(input, page, (row) => presentEntry(seal, row, { ofOthers: scope.of === 'own' }))
  }),
  bindExport(exportAuditLog, {
    name: () => auditExport.name,
    columns: auditColumns,
    chunks: ({ db, viewer, input }) => {
      const scope = scopeOf(viewer)
      return presented(allAudit(db, scope, input), (row) =>
        presentEntry(seal, row, { ofOthers: scope.of === 'own' }),
      )
    },
  }),
]
