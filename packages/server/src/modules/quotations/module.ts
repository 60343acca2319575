import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { quotationRoutes } from './routes.ts'
import { findOpportunities } from './search.ts'

export const quotationModule: ServerModule = {
  routes: quotationRoutes,
  search: { quotation: findOpportunities },
  owners: { quotation: ownersIn('quotation') },
}
