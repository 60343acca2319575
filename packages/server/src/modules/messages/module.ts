import type { ServerModule } from '../../platform/module.ts'
import { messageRoutes } from './routes.ts'

export const messageModule: ServerModule = { routes: messageRoutes }
