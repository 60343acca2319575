import { importLimits } from '@bdr/contract/orders/import'
import type { OrderImportReport } from '@bdr/contract/orders/replies'
import { describeImportFault, importFieldList, answerName, revisionByFile } from '@bdr/text/order-import'
import type { Change } from '../../platform/change.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Executor } from '../../platform/db/executor.ts'
import {
  Findings,
  hasOpenQuestion,
  type Assumption,
  type UnreadPart,
} from '../../platform/import/findings.ts'
import {
  importDefinition,
  type CheckedImport,
  type ImportChoices,
} from '../../platform/import/import-kind.ts'
import { presentFindings } from '../../platform/import/present-findings.ts'
import type { ModuleParts } from '../../platform/module.ts'
import type { OnCrash } from '../../platform/workbook/file-reader.ts'
import { createPreparedOrders, makeFindable } from '../orders/create.ts'
import { recordOrder } from '../orders/record.ts'
import { revise } from '../orders/revise.ts'
import { checkOrders, lookupsOf, type CheckedOrders } from './check-orders.ts'
import {
  attachToExistingOrder,
  attachToNewOrder,
  newDocuments,
  prepareDocuments,
  storeDocuments,
  type OrderDocument,
} from './documents.ts'
import { importFault } from './faults.ts'
import { knownLayouts, rememberLayouts } from './layouts.ts'
import type { PackedOrder, PackedResult } from './pack.ts'
import * as queries from './queries.ts'
import { readOrderFile } from './read-order-file.ts'
import { hasChanges, withRevisions, type FileRevision } from './revisions.ts'

/** What was read of a file, with the documents inside it that can be kept. */
interface OrderFile extends PackedResult {
  readonly attachments: readonly OrderDocument[]
}

interface Compared extends CheckedOrders<PackedOrder> {
  /** those of the file, and whether existing orders are revised */
  readonly assumptions: readonly Assumption[]
  readonly revisions: ReadonlyMap<PackedOrder, FileRevision>
  /** orders that should be revised and cannot be */
  readonly refused: ReadonlySet<PackedOrder>
  /** number of existing orders that are not revised */
  readonly skipped: number
}

interface Checked extends Compared {
  /** the documents that the order of the file does not have yet */
  readonly documents: readonly OrderDocument[]
  readonly unread: readonly UnreadPart[]
  readonly unreadCount: number
}

/** The import of orders from workbooks and UBL documents, which operators make for all merchants. */
export const orderImport = (
  onCrash: OnCrash,
  { clock, database, adapters: { store } }: Pick<ModuleParts, 'clock' | 'database' | 'adapters'>,
) => {
  const compare = comparing(clock)
  return importDefinition<OrderFile>({
    kind: 'orders',
    async read(db, files, { choices }) {
      const known = await knownLayouts(db, choices.layouts ?? [])
      const read = await readOrderFile(files, { ...known, answers: choices.answers ?? {} }, onCrash)
      const { kept, refused } = await prepareDocuments(read.documents)
      return { ...read, documents: [], attachments: kept, ...withUnread(read, refused) }
    },
    count: ({ orders, unfinished }) => orders.length + unfinished.length,
    async check(db, { choices }, read) {
      return checkedImport(read, await compare(db, choices, read, false), new Map())
    },
    writer: {
      parts: ({ parts }) => parts,
      async stage(change, read) {
        const attachments = await storeDocuments(database.kysely, store, change, read.attachments)
        return { ...read, attachments }
      },
      async write(tx, change, { id, choices }, read) {
        await queries.oneImportAtATime(tx)
        const checked = await compare(tx, choices, read, true)
        if (!isClean(checked)) return checkedImport(read, checked, new Map())
        await queries.rememberParties(tx, chosenParties(read, choices))
        await rememberLayouts(tx, read, choices.layouts ?? [])
        const fresh = checked.orders.filter(({ order }) => !checked.revisions.has(order))
        const merchants: (string | null)[] = read.orders.map(() => null)
        for (const { order, merchantId } of fresh) merchants[order.place] = merchantId
        const created = fresh.length === 0 ? [] : await createPreparedOrders(tx, change.viewer, id, merchants)
        await recordImport(tx, change, created)
        for (const { id } of created) await attachToNewOrder(tx, change, id, checked.documents)
        await reviseOrders(tx, change, checked, clock.today())
        for (const revised of checked.revisions.values())
          await attachToExistingOrder(tx, change, revised.id, checked.documents)
        const ids = new Map(fresh.map(({ order }, index) => [order, created[index]!.id]))
        for (const [order, revision] of checked.revisions) ids.set(order, revision.id)
        const added = created.map(({ id }) => BigInt(id)).toSorted((one, other) => (one < other ? -1 : 1))
        return {
          ...checkedImport(read, checked, ids),
          added: added.length === 0 ? null : { first: String(added[0]), last: String(added.at(-1)) },
        }
      },
      follow: makeFindable,
    },
  })
}

/** Revises the existing orders of the file, in the order in which all code locks them. */
async function reviseOrders(tx: Executor, change: Change, { revisions }: Checked, today: string) {
  const wanted = [...revisions.values()].filter(hasChanges)
  for (const { id, version, lines, added } of wanted.toSorted((a, b) => Number(a.id) - Number(b.id)))
    await revise(
      tx,
      change,
      { id, version, reason: revisionByFile, lines: [...lines], added, confirmFractions: true },
      today,
    )
}

/** The question what to do with existing orders. */
const existsQuestion = 'order.exists'

const comparing =
  (clock: Clock) =>
  async (db: Executor, choices: ImportChoices, read: OrderFile, locked: boolean): Promise<Checked> => {
    const compared = await compareOrders(db, choices, read, { today: clock.today(), locked })
    const wanted = compared.skipped > 0 ? [] : read.attachments
    // only a file with one order has documents
    const existing = read.orders.flatMap((order) => compared.existing.get(order) ?? [])[0] ?? null
    const { fresh, refused } = await newDocuments(db, existing, wanted)
    const names = fresh.map(({ name }) => name)
    const kept = { ...importFault('ubl.documents', { names }), sheet: null, question: null }
    return {
      ...compared,
      assumptions: [...compared.assumptions, ...(names.length > 0 ? [kept] : [])],
      documents: fresh,
      ...withUnread(read, refused),
    }
  }

const withUnread = (
  { unread, unreadCount }: Pick<PackedResult, 'unread' | 'unreadCount'>,
  more: readonly UnreadPart[],
) => ({ unread: [...more, ...unread], unreadCount: unreadCount + more.length })

async function compareOrders(
  db: Executor,
  choices: ImportChoices,
  read: PackedResult,
  when: { readonly today: string; readonly locked: boolean },
): Promise<Compared> {
  const { parties = [], answers = {} } = choices
  const checked = checkOrders(read, await queries.knownRecords(db, lookupsOf(read), parties), parties)
  const none = {
    ...checked,
    assumptions: read.assumptions,
    revisions: new Map<PackedOrder, FileRevision>(),
    refused: new Set<PackedOrder>(),
    skipped: 0,
  }
  if (checked.existing.size === 0) return none
  const findings = new Findings(answers)
  const orders = [...checked.existing.keys()].map(({ orderNo }) => orderNo)
  const answer = findings.ask(importFault(existsQuestion, { orders }), {
    id: existsQuestion,
    kind: 'choice',
    options: ['revise', 'skip'],
  })
  const assumptions = [...read.assumptions, ...findings.found.assumptions]
  if (answer === 'revise')
    return {
      ...(await withRevisions(db, checked, read, when)),
      assumptions,
      skipped: 0,
    }
  if (answer === null) return { ...none, assumptions }
  const fresh = checked.orders.filter(({ order }) => !checked.existing.has(order))
  return { ...none, orders: fresh, skipped: checked.existing.size, assumptions }
}

const isClean = (checked: Checked): boolean =>
  checked.faultCount === 0 &&
  checked.unknownParties.length === 0 &&
  !hasOpenQuestion(checked) &&
  checked.orders.some(({ order }) => {
    const revision = checked.revisions.get(order)
    return revision === undefined || hasChanges(revision) || checked.documents.length > 0
  })

/** One entry of the audit log for each merchant, however many orders the file has for it. */
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

/** The choices that concern sellers of this file, with their names in the file. */
function chosenParties(read: PackedResult, { parties = [] }: ImportChoices) {
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

/** @param ids of the orders that were added or revised; none if they were only checked */
function checkedImport(
  read: PackedResult,
  checked: Checked,
  ids: ReadonlyMap<PackedOrder, string>,
): CheckedImport {
  const whole = checked.orders.filter(({ order }) => order.isComplete && !checked.refused.has(order))
  const count = read.orders.length + read.unfinished.length
  const report: OrderImportReport = {
    kind: 'orders',
    format: read.format,
    orders: checked.orders
      .slice(0, importLimits.shownOrders)
      .map(({ order, merchantName }) =>
        presentOrder(order, merchantName, ids.get(order) ?? null, checked.revisions.get(order)),
      ),
    orderCount: checked.orders.length,
    lineCount: checked.orders.reduce((sum, { order }) => sum + order.lineCount, 0),
    ...presentFindings({ ...read, ...checked }, words),
    layouts: read.layouts.map((layout) => ({ ...layout, missing: importFieldList(layout.missing) })),
    unknownParties: [...checked.unknownParties],
  }
  const same = whole.filter(({ order }) => {
    const revision = checked.revisions.get(order)
    return revision !== undefined && !hasChanges(revision) && checked.documents.length === 0
  })
  return {
    report,
    read: count,
    failed: count - whole.length - checked.skipped,
    unchanged: same.length + checked.skipped,
    isReady: isClean(checked),
  }
}

const presentOrder = (
  order: PackedOrder,
  merchantName: string,
  id: string | null,
  revision: FileRevision | undefined,
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
  revision: revision
    ? {
        changes: [...revision.changes],
        added: revision.added.map(({ lineNo }) => lineNo),
        left: [...revision.left],
      }
    : null,
})
