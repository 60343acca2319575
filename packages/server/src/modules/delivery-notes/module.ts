import { crashLogger } from '../../platform/log.ts'
import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { filledSheetImport } from './import/import-notes.ts'
import { filledSheetRoutes } from './import/routes.ts'
import { deliveryNoteRoutes } from './routes.ts'
import { findDeliveryNotes } from './search.ts'
import { releaseUnsignedPhotos } from './unsigned-photos.ts'

export const deliveryNoteModule: ServerModule = {
  routes: (parts) => [...deliveryNoteRoutes(parts), ...filledSheetRoutes(parts)],
  recurring: ({ database }) => [
    {
      name: 'unsigned photographs',
      everySeconds: 3_600,
      run: () => releaseUnsignedPhotos(database.kysely),
    },
  ],
  imports: ({ log }) => [filledSheetImport(crashLogger(log))],
  search: { 'delivery-note': findDeliveryNotes },
  owners: { 'delivery-note': ownersIn('delivery_note') },
  assignees: { 'delivery-note': ownersIn('delivery_note', 'deliverer_id') },
}
