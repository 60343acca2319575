import type { ServerModule } from '../../platform/module.ts'
import { releases } from './publish.ts'
import { announcementRoutes } from './routes.ts'
import { findAnnouncements } from './search.ts'

export const announcementModule: ServerModule = {
  routes: ({ clock }) => announcementRoutes(clock),
  search: { announcement: findAnnouncements },
  recurring: ({ database, bus, clock }) => [releases(database, bus, clock)],
}
