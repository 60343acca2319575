import type { ServerModule } from '../../platform/module.ts'
import { merchantRoutes } from './routes.ts'
import { findMerchants } from './search.ts'

export const merchantModule: ServerModule = {
  routes: merchantRoutes,
  search: { merchant: findMerchants },
  owners: { merchant: async (_db, ids) => new Map(ids.map((id) => [id, id])) },
}
