import type { ServerModule } from '../../platform/module.ts'
import { expiryNotices } from './expiry.ts'
import { companyRoutes } from './routes.ts'

export const companyModule: ServerModule = {
  routes: ({ clock }) => companyRoutes(clock),
  recurring: ({ database, bus, clock }) => [expiryNotices(database, bus, clock)],
}
