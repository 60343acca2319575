import * as calls from '@bdr/contract/orders/calls'
import { bindUpload, type BoundCall } from '../../platform/gateway/bind.ts'
import { importOrders } from './import-orders.ts'
import { readOrderFile } from './read-order-file.ts'

export function orderImportRoutes(log: (error: Error, fileName: string) => void): BoundCall[] {
  return [
    bindUpload(
      calls.importOrders,
      (file) => readOrderFile(file.bytes, file.name, log),
      ({ db, viewer, input }, read) => importOrders(db, viewer, read, input),
    ),
  ]
}
