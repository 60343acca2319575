import type { ServerModule } from '../../platform/module.ts'
import { releases } from './publish.ts'
import { announcementRoutes } from './routes.ts'

export const announcementModule: ServerModule = {
  routes: ({ clock }) => announcementRoutes(clock),
  recurring: ({ database, bus, clock }) => [releases(database, bus, clock)],
}
