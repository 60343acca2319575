import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { changeRequestRoutes } from './routes.ts'

export const changeRequestModule: ServerModule = {
  routes: changeRequestRoutes,
  owners: { 'change-request': ownersIn('change_request') },
}
