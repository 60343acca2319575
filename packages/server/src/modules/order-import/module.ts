import { crashLogger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { orderImportRoutes } from './routes.ts'

export const orderImportModule: ServerModule = { routes: ({ log }) => orderImportRoutes(crashLogger(log)) }
