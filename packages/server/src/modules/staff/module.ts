import { crashLogger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { staffImport } from './import/import-people.ts'
import { staffImportRoutes } from './import/routes.ts'
import { staffRoutes } from './routes.ts'
import { findPeople } from './search.ts'

export const staffModule: ServerModule = {
  routes: (parts) => [...staffRoutes(parts.database, parts.bus), ...staffImportRoutes(parts)],
  imports: ({ log }) => [staffImport(crashLogger(log))],
  search: { person: findPeople },
  owners: { person: ownersIn('staff') },
}
