import { crashLogger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { quotationImport } from './import/import-quotation.ts'
import { quotationImportRoutes } from './import/routes.ts'
import { quotationRoutes } from './routes.ts'
import { findOpportunities } from './search.ts'

export const quotationModule: ServerModule = {
  routes: (parts) => [...quotationRoutes(), ...quotationImportRoutes(parts)],
  imports: ({ log }) => [quotationImport(crashLogger(log))],
  search: { quotation: findOpportunities },
  owners: { quotation: ownersIn('quotation') },
}
