import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { postRoutes } from './routes.ts'

export const postModule: ServerModule = { routes: postRoutes, owners: { post: ownersIn('post') } }
