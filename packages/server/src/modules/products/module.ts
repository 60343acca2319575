import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { productRoutes } from './routes.ts'
import { findProducts } from './search.ts'

export const productModule: ServerModule = {
  routes: productRoutes,
  search: { product: findProducts },
  owners: { product: ownersIn('product'), 'product-review': ownersIn('change_request') },
}
