import type { ServerModule } from '../../platform/module.ts'
import { postRoutes } from './routes.ts'

export const postModule: ServerModule = { routes: postRoutes }
