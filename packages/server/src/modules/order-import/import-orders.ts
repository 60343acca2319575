import type { ImportResult } from '@bdr/contract/orders/import'
import { describeImportFault } from '@bdr/text/import-faults'
import type { Executor } from '../../platform/db/executor.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { presentFaults } from '../../platform/workbook/fault-list.ts'
import { createOrders, type NewOrder } from '../orders/create.ts'
import {
  checkOrders,
  lookupsOf,
  type CheckedOrders,
  type PartyMerchant,
  type ResolvedOrder,
} from './check-orders.ts'
import type { ReadResult } from './model.ts'
import * as queries from './queries.ts'

/**
 * Checks what was read from a file against the database and, when asked to and nothing stands
 * against it, adds all of its orders.
 */
export async function importOrders(
  tx: Executor,
  viewer: Viewer,
  read: ReadResult,
  request: { mode: 'check' | 'import'; parties?: readonly PartyMerchant[] | undefined },
): Promise<ImportResult> {
  if (request.mode === 'import') await queries.oneImportAtATime(tx)
  const choices = request.parties ?? []
  const checked = checkOrders(read, await queries.knownRecords(tx, lookupsOf(read), choices), choices)
  const clean = checked.faultCount === 0 && checked.unknownParties.length === 0 && checked.orders.length > 0
  if (request.mode === 'check' || !clean) return presentImport(read, checked, null)
  await queries.rememberParties(tx, chosenParties(read, choices))
  const orders = checked.orders.map((resolved) => newOrder(read, resolved))
  const ids = await createOrders(tx, viewer, orders, 'import')
  return presentImport(read, checked, ids)
}

/** The choices that concern sellers of this file, with the names the file gives them. */
function chosenParties(read: ReadResult, choices: readonly PartyMerchant[]) {
  const sellers = new Map(
    read.orders.flatMap(({ supplier: { party } }) =>
      party ? [[`${party.scheme}\n${party.id}`, party.name] as const] : [],
    ),
  )
  return choices.flatMap((choice) => {
    const name = sellers.get(`${choice.scheme}\n${choice.partyId}`)
    return name === undefined ? [] : [{ ...choice, name }]
  })
}

const newOrder = (read: ReadResult, { merchantId, order }: ResolvedOrder): NewOrder => ({
  merchantId,
  orderNo: order.orderNo,
  source: read.format ?? 'xlsx',
  buyerName: order.buyerName,
  shipTo: order.shipTo,
  receiverName: order.receiverName,
  receiverPhone: order.receiverPhone,
  currency: order.currency,
  orderDate: order.orderDate,
  note: order.note,
  lines: order.lines,
})

const presentImport = (
  read: ReadResult,
  checked: CheckedOrders,
  ids: readonly string[] | null,
): ImportResult => ({
  format: read.format,
  imported: ids !== null,
  orders: checked.orders.map(({ order, merchantName, totalAmount }, index) => ({
    id: ids?.[index] ?? null,
    orderNo: order.orderNo,
    merchantName,
    buyerName: order.buyerName,
    lineCount: order.lines.length,
    currency: order.currency,
    totalAmount,
  })),
  ...presentFaults(checked, describeImportFault),
  unknownParties: [...checked.unknownParties],
})
