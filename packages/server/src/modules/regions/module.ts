import type { ServerModule } from '../../platform/module.ts'
import { regionRoutes } from './routes.ts'

export const regionModule: ServerModule = { routes: regionRoutes }
