import type { ServerModule } from '../../platform/module.ts'
import { dashboardRoutes } from './routes.ts'

export const dashboardModule: ServerModule = { routes: ({ clock }) => dashboardRoutes(clock) }
