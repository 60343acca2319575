import { importLimits } from '@bdr/contract/orders/import'
import type { OrderImportReport } from '@bdr/contract/orders/replies'
import { describeImportFault, importFieldList, answerName } from '@bdr/text/order-import'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { hasOpenQuestion } from '../../platform/import/findings.ts'
import { importDefinition, type CheckedImport, type Said } from '../../platform/import/import-kind.ts'
import { presentFindings } from '../../platform/import/present-findings.ts'
import type { OnCrash } from '../../platform/workbook/file-reader.ts'
import { createPreparedOrders } from '../orders/create.ts'
import { recordOrder } from '../orders/record.ts'
import { checkOrders, lookupsOf, type CheckedOrders } from './check-orders.ts'
import { knownLayouts, rememberLayouts } from './layouts.ts'
import type { PackedOrder, PackedResult } from './pack.ts'
import * as queries from './queries.ts'
import { readOrderFile } from './read-order-file.ts'

type Checked = CheckedOrders<PackedOrder>

/** Orders out of workbooks and UBL documents: operators import them for all merchants. */
export const orderImport = (onCrash: OnCrash) =>
  importDefinition<PackedResult>({
    kind: 'orders',
    async read(db, files, { said }) {
      const known = await knownLayouts(db, said.layouts ?? [])
      return readOrderFile(files, { ...known, answers: said.answers ?? {} }, onCrash)
    },
    count: ({ orders, unfinished }) => orders.length + unfinished.length,
    async check(db, { said }, read) {
      return checkedImport(read, await compare(db, said, read), [])
    },
    writer: {
      parts: ({ parts }) => parts,
      async write(tx, change, { id, said }, read) {
        await queries.oneImportAtATime(tx)
        const checked = await compare(tx, said, read)
        if (!isClean(read, checked)) return checkedImport(read, checked, [])
        await queries.rememberParties(tx, chosenParties(read, said))
        await rememberLayouts(tx, read, said.layouts ?? [])
        const merchants = checked.orders.map(({ merchantId }) => merchantId)
        const created = await createPreparedOrders(tx, change.viewer, id, merchants)
        await recordImport(tx, change, created)
        return checkedImport(
          read,
          checked,
          created.map((order) => order.id),
        )
      },
    },
  })

const compare = async (db: Executor, { parties = [] }: Said, read: PackedResult): Promise<Checked> =>
  checkOrders(read, await queries.knownRecords(db, lookupsOf(read), parties), parties)

const isClean = (read: PackedResult, { faultCount, unknownParties, orders }: Checked): boolean =>
  faultCount === 0 && unknownParties.length === 0 && orders.length > 0 && !hasOpenQuestion(read)

/** One line of the audit log for each merchant, however many orders the file has for it. */
async function recordImport(
  tx: Executor,
  change: Change,
  created: readonly { readonly id: string; readonly merchantId: string; readonly orderNo: string }[],
): Promise<void> {
  for (const [merchantId, own] of Map.groupBy(created, (order) => order.merchantId)) {
    const { id, orderNo } = own[0]!
    const first = { id, merchant_id: merchantId, order_no: orderNo }
    await recordOrder(tx, change, 'import', first, { detail: { orders: own.length } })
  }
}

/** The choices that concern sellers of this file, with the names the file gives them. */
function chosenParties(read: PackedResult, { parties = [] }: Said) {
  const sellers = new Map(
    read.orders.flatMap(({ supplier: { party } }) =>
      party ? [[`${party.scheme}\n${party.id}`, party.name] as const] : [],
    ),
  )
  return parties.flatMap((choice) => {
    const name = sellers.get(`${choice.scheme}\n${choice.partyId}`)
    return name === undefined ? [] : [{ ...choice, name }]
  })
}

const words = { describe: describeImportFault, describeOption: answerName }

/** @param ids of the orders that were added; none where they were only checked */
function checkedImport(read: PackedResult, checked: Checked, ids: readonly string[]): CheckedImport {
  const whole = checked.orders.filter(({ order }) => order.isWhole && !checked.existing.has(order))
  const count = read.orders.length + read.unfinished.length
  const report: OrderImportReport = {
    kind: 'orders',
    format: read.format,
    orders: checked.orders
      .slice(0, importLimits.shownOrders)
      .map(({ order, merchantName }, index) => presentOrder(order, merchantName, ids[index] ?? null)),
    orderCount: checked.orders.length,
    lineCount: checked.orders.reduce((sum, { order }) => sum + order.lineCount, 0),
    ...presentFindings({ ...read, ...checked }, words),
    layouts: read.layouts.map((layout) => ({ ...layout, missing: importFieldList(layout.missing) })),
    unknownParties: [...checked.unknownParties],
  }
  return { report, read: count, failed: count - whole.length, isReady: isClean(read, checked) }
}

const presentOrder = (
  order: PackedOrder,
  merchantName: string,
  id: string | null,
): OrderImportReport['orders'][number] => ({
  id,
  orderNo: order.orderNo,
  merchantName,
  buyerName: order.buyerName,
  orderDate: order.orderDate,
  shipTo: order.shipTo,
  lineCount: order.lineCount,
  currency: order.currency,
  totalAmount: order.totalAmount,
  lines: [...order.lines],
})
