import type { ServerModule } from '../../platform/module.ts'
import { changeRequestRoutes } from './routes.ts'

export const changeRequestModule: ServerModule = { routes: changeRequestRoutes }
