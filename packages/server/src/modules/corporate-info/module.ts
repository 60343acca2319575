import type { ServerModule } from '../../platform/module.ts'
import { tableRegistry } from './registry.ts'
import { corporateInfoRoutes } from './routes.ts'

export const corporateInfoModule: ServerModule = { routes: () => corporateInfoRoutes(tableRegistry) }
