import { times, toAmount } from '@bdr/contract/kernel/decimal'
import { importLimits, type ImportResult, type LayoutChoice } from '@bdr/contract/orders/import'
import { describeImportFault } from '@bdr/text/import-faults'
import { answerName } from '@bdr/text/import-findings'
import type { Executor } from '../../platform/db/executor.ts'
import { hasOpenQuestion } from '../../platform/import/findings.ts'
import { presentFindings } from '../../platform/import/present-findings.ts'
import type { Change } from '../../platform/change.ts'
import { createOrders, type NewOrder } from '../orders/create.ts'
import { recordOrder } from '../orders/record.ts'
import {
  checkOrders,
  lookupsOf,
  type CheckedOrders,
  type PartyMerchant,
  type ResolvedOrder,
} from './check-orders.ts'
import { rememberLayouts } from './layouts.ts'
import type { ReadLine, ReadOrder, ReadResult } from './model.ts'
import * as queries from './queries.ts'

interface Request {
  readonly mode: 'check' | 'import'
  readonly parties?: readonly PartyMerchant[] | undefined
  readonly layouts?: readonly LayoutChoice[] | undefined
}

/**
 * Checks what was read from a file against the database and, when asked to and nothing stands
 * against it, adds all of its orders.
 */
export async function importOrders(
  tx: Executor,
  change: Change,
  read: ReadResult,
  { mode, parties: choices = [], layouts = [] }: Request,
): Promise<ImportResult> {
  if (mode === 'import') await queries.oneImportAtATime(tx)
  const checked = checkOrders(read, await queries.knownRecords(tx, lookupsOf(read), choices), choices)
  if (mode === 'check' || !isClean(read, checked)) return presentImport(read, checked, null)
  await queries.rememberParties(tx, chosenParties(read, choices))
  await rememberLayouts(tx, read, layouts)
  const orders = checked.orders.map((resolved) => newOrder(read, resolved))
  const ids = await createOrders(tx, change.viewer, orders, 'import')
  await recordImport(tx, change, orders, ids)
  return presentImport(read, checked, ids)
}

const isClean = (read: ReadResult, { faultCount, unknownParties, orders }: CheckedOrders): boolean =>
  faultCount === 0 && unknownParties.length === 0 && orders.length > 0 && !hasOpenQuestion(read)

/** One line of the audit log for each merchant, however many orders the file has for it. */
async function recordImport(
  tx: Executor,
  change: Change,
  orders: readonly NewOrder[],
  ids: readonly string[],
): Promise<void> {
  const made = orders.map(({ merchantId, orderNo }, index) => ({
    id: ids[index]!,
    merchant_id: merchantId,
    order_no: orderNo,
  }))
  for (const own of Map.groupBy(made, (order) => order.merchant_id).values())
    await recordOrder(tx, change, 'import', own[0]!, { detail: { orders: own.length } })
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

function presentImport(
  read: ReadResult,
  checked: CheckedOrders,
  ids: readonly string[] | null,
): ImportResult {
  let left: number = importLimits.shownLines
  const shown = ({ lines }: ReadOrder) => {
    const first = lines.slice(0, left)
    left -= first.length
    return first.map(presentLine)
  }
  return {
    format: read.format,
    imported: ids !== null,
    orders: checked.orders.map(({ order, merchantName, totalAmount }, index) => ({
      id: ids?.[index] ?? null,
      orderNo: order.orderNo,
      merchantName,
      buyerName: order.buyerName,
      orderDate: order.orderDate,
      shipTo: order.shipTo,
      lineCount: order.lines.length,
      currency: order.currency,
      totalAmount,
      lines: shown(order),
    })),
    ...presentFindings({ ...read, ...checked }, words),
    layouts: [...read.layouts],
    unknownParties: [...checked.unknownParties],
  }
}

const words = { describe: describeImportFault, describeOption: answerName }

const presentLine = (line: ReadLine): ImportResult['orders'][number]['lines'][number] => ({
  lineNo: line.lineNo,
  materialCode: line.materialCode,
  materialName: line.materialName,
  specification: line.specification,
  unit: line.unit,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  taxRate: line.taxRate,
  amount: toAmount(times(line.quantity, line.unitPrice)),
  requiredDate: line.requiredDate,
})
