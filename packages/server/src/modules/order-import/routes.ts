import * as calls from '@bdr/contract/orders/calls'
import type { Database } from '../../platform/db/open.ts'
import { bindUpload, type BoundCall } from '../../platform/gateway/bind.ts'
import { importOrders } from './import-orders.ts'
import { knownLayouts } from './layouts.ts'
import { readOrderFile } from './read-order-file.ts'

export function orderImportRoutes(
  database: Database,
  log: (error: Error, fileName: string) => void,
): BoundCall[] {
  return [
    bindUpload(
      calls.importOrders,
      async (file, { answers = {}, layouts = [] }) => {
        const known = await knownLayouts(database.kysely, layouts)
        return readOrderFile(file.bytes, file.name, { ...known, answers }, log)
      },
      ({ db, viewer, caller, input }, read) => importOrders(db, { viewer, caller }, read, input),
    ),
  ]
}
