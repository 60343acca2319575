import type { ServerModule } from '../../platform/module.ts'
import { ownersIn } from '../../platform/owners.ts'
import { deliveryNoteRoutes } from './routes.ts'
import { findDeliveryNotes } from './search.ts'

export const deliveryNoteModule: ServerModule = {
  routes: deliveryNoteRoutes,
  search: { 'delivery-note': findDeliveryNotes },
  owners: { 'delivery-note': ownersIn('delivery_note') },
  deliverers: { 'delivery-note': ownersIn('delivery_note', 'deliverer_id') },
}
