import type { ServerModule } from '../../platform/module.ts'
import { categoryRoutes } from './routes.ts'

export const categoryModule: ServerModule = { routes: categoryRoutes }
