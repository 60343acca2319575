import type { ServerModule } from '../../platform/module.ts'
import { consultationRoutes } from './routes.ts'
import { findConsultations } from './search.ts'

export const consultationModule: ServerModule = {
  routes: ({ database, bus }) => consultationRoutes(database, bus),
  search: { consultation: findConsultations },
}
