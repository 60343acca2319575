import type { ServerModule } from '../../platform/module.ts'
import { inquiryRoutes } from './routes.ts'

export const inquiryModule: ServerModule = { routes: ({ clock }) => inquiryRoutes(clock) }
