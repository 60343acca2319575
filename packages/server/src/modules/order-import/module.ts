import { crashLogger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { orderImportRoutes } from './routes.ts'

export const orderImportModule: ServerModule = {
  routes: ({ database, log }) => orderImportRoutes(database, crashLogger(log)),
}
