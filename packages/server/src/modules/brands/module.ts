import type { ServerModule } from '../../platform/module.ts'
import { brandRoutes } from './routes.ts'

export const brandModule: ServerModule = { routes: brandRoutes }
