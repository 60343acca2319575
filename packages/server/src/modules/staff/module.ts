import { crashLogger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { staffImportRoutes } from './import/routes.ts'
import { staffRoutes } from './routes.ts'
import { findPeople } from './search.ts'

export const staffModule: ServerModule = {
  routes: ({ database, bus, log }) => [
    ...staffRoutes(database, bus),
    ...staffImportRoutes(database, crashLogger(log)),
  ],
  search: { person: findPeople },
  owners: { person: ownersIn('staff') },
}
