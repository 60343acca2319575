import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { auditRoutes } from './routes.ts'

export const auditModule: ServerModule = {
  routes: auditRoutes,
  owners: { 'audit-entry': ownersIn('audit_log') },
}
