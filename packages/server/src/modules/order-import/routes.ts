import { importOrders } from '@bdr/contract/orders/calls'
import { bindUpload, type BoundCall } from '../../platform/gateway/bind.ts'

export function orderImportRoutes(): BoundCall[] {
  return [
    bindUpload(
      importOrders,
      async (file) => file,
      async () => {
        throw new Error('being written')
      },
    ),
  ]
}
