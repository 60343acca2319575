import { crashLogger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { filledSheetImport } from './import/import-notes.ts'
import { filledSheetRoutes } from './import/routes.ts'
import { releaseUnsigned } from './link-photos.ts'
import { deliveryNoteRoutes } from './routes.ts'
import { findDeliveryNotes } from './search.ts'

export const deliveryNoteModule: ServerModule = {
  routes: (parts) => [...deliveryNoteRoutes(parts), ...filledSheetRoutes(parts)],
  imports: ({ log }) => [filledSheetImport(crashLogger(log))],
  recurring: ({ database }) => [
    {
      name: 'photographs never signed',
      everySeconds: 3_600,
      run: () => releaseUnsigned(database.kysely),
    },
  ],
  search: { 'delivery-note': findDeliveryNotes },
  owners: { 'delivery-note': ownersIn('delivery_note') },
  assignees: { 'delivery-note': ownersIn('delivery_note', 'deliverer_id') },
}
