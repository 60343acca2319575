import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { openLineRoutes } from './open-line-routes.ts'
import { orderReminders } from './reminders.ts'
import { orderRoutes } from './routes.ts'
import { findOrders } from './search.ts'

export const orderModule: ServerModule = {
  routes: (parts) => [...orderRoutes(parts), ...openLineRoutes(parts.clock)],
  recurring: ({ database, bus, clock }) => [orderReminders(database, bus, clock)],
  search: { order: findOrders },
  owners: { order: ownersIn('purchase_order') },
}
