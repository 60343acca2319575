import type { ServerModule } from '../../platform/module.ts'
import { auditRoutes } from './routes.ts'

export const auditModule: ServerModule = { routes: auditRoutes }
