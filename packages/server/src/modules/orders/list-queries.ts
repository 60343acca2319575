import { isNoneOf, isOneOf } from '../../platform/db/one-of.ts'
import {
  decisionStatuses,
  endedStatuses,
  proposedLineStatuses,
  waitingStatuses,
} from '@bdr/contract/orders/meaning'
import type { OrderStatus } from '@bdr/contract/orders/machine'
import { daysUntil } from '@bdr/contract/kernel/days'
import { waitingFor, type WaitingFor } from '@bdr/contract/orders/model'
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { distinctTexts } from '../../platform/distinct-texts.ts'
import type { Params } from '../../platform/db/prepared.ts'
import {
  beginsWith,
  contains,
  preparedPages,
  matchesPattern,
  sorting,
  type PageWindow,
  type Paging,
  type SortOf,
} from '../../platform/list.ts'
import { ofAnyMerchant, type Scope } from '../../platform/scope.ts'
import { halfWidth } from '../../platform/half-width.ts'
import { differencesOfOrder } from './differences.ts'
import { orderTexts } from './texts.ts'

/** Columns with indexes in their order, for one merchant and for all; numbers are compared bytewise. */
const sortColumns = {
  createdAt: sql.ref<string>('o.created_at'),
  orderDate: sql.ref<string>('o.order_date'),
  requiredDate: sql.ref<string>('o.required_date'),
  totalAmount: sql.ref<string>('o.total_amount'),
  orderNo: sql<string>`o.order_no collate "C"`,
} as const
type SortField = keyof typeof sortColumns

interface OrderFilter {
  readonly status?: OrderStatus | undefined
  readonly waiting?: WaitingFor | undefined
  readonly keyword?: string | undefined
  readonly orderNo?: string | undefined
  readonly buyer?: string | undefined
  readonly orderedFrom?: string | undefined
  readonly orderedTo?: string | undefined
  readonly dueFrom?: string | undefined
  readonly dueTo?: string | undefined
  readonly material?: string | undefined
  readonly specification?: string | undefined
  readonly shipTo?: string | undefined
}

/** The values a statement may have. Which of them are given determines its text. */
type FilterValues = {
  merchantId: string
  status: OrderStatus
  answer: true
  shipment: true
  arrival: true
  settlement: true
  decision: true
  foundIds: string[]
  foundWord: string
  orderNo: string
  orderNoInCapitals: string
  buyer: string
  buyers: string[]
  orderedFrom: string
  orderedTo: string
  dueFrom: string
  dueTo: string
  material: string
  specification: string
  shipTo: string
  addresses: string[]
}

/**
 * The start of an order's number as typed and, if different, in capitals. Buyers print capitals, people on a phone type
 * lower case, and the index is case-sensitive.
 */
export function orderNoStarts(typed: string): { orderNo: string; orderNoInCapitals?: string } {
  const orderNo = halfWidth(typed)
  const orderNoInCapitals = orderNo.toUpperCase()
  return orderNo === orderNoInCapitals ? { orderNo } : { orderNo, orderNoInCapitals }
}

type NumberStarts = { orderNo: string; orderNoInCapitals: string }

/** Whether an order's number starts with the typed text. */
export const isOfOrder = (
  column: string,
  has: (name: keyof NumberStarts) => boolean,
  p: Params<NumberStarts>,
): RawBuilder<boolean> => {
  const typed = beginsWith(column, p.orderNo)
  return has('orderNoInCapitals') ? sql`(${typed} or ${beginsWith(column, p.orderNoInCapitals)})` : typed
}

/**
 * A proposal waits for the operator's decision whatever the state of other lines, except in orders that were set aside.
 * If no line is unanswered, the order's state already shows it. The `offset` makes the planner test each order's own
 * lines; otherwise it read the proposals of all merchants for ten orders of one.
 */
const hasProposal = sql<boolean>`(${isOneOf('o.status', decisionStatuses)} or exists (
  select from purchase_order_line as l
  where l.order_id = o.id and ${isOneOf('l.status', proposedLineStatuses)} offset 0))`
const awaitsDecision = sql<boolean>`(${isOneOf('o.status', waitingStatuses.decision)} and ${hasProposal})`

/** Orders with unsettled missing or rejected quantities on a note. */
const unsettled = (has: Has, p: Params<FilterValues>) =>
  sql`select u.order_id from unsettled_order as u where ${ofUnsettled(has, p)}`
const ofUnsettled = (has: Has, p: Params<FilterValues>): RawBuilder<boolean> =>
  has('merchantId') ? sql`u.merchant_id = ${p.merchantId}` : ofAnyMerchant('u.merchant_id')

/** Whether one of the order's lines contains a word in one of these columns, normalised like in the search. */
const hasLine = (columns: readonly string[], word: Expression<string>) => sql<boolean>`exists (
  select from purchase_order_line as l where l.order_id = o.id and (${sql.join(
    columns.map(
      (column) =>
        sql`position((select searchable(${word}::text)) in searchable(${sql.ref(`l.${column}`)})) > 0`,
    ),
    sql` or `,
  )}))`

/** The columns of a row of the list, which a record's head has as well. */
export const rowColumns = [
  'o.id',
  'o.version',
  'o.order_no',
  'o.status',
  'o.buyer_name',
  'o.order_date',
  'o.required_date',
  'o.line_count',
  'o.currency',
  'o.total_amount',
  'o.created_at',
  'm.name as merchant_name',
] as const

type Has = (name: keyof FilterValues) => boolean

const waitsFor = (what: WaitingFor, has: Has, p: Params<FilterValues>): RawBuilder<boolean> => {
  if (what === 'decision') return awaitsDecision
  // as an array the ids are looked up, however many orders the other filters match
  if (what === 'settlement') return sql`o.id = any(array(${unsettled(has, p)}))`
  return isOneOf('o.status', waitingStatuses[what])
}

const orders = (db: Executor) => db.selectFrom('purchase_order as o')

/** Orders with an unsettled difference, from the table that database triggers maintain. */
const unsettledOrders = (db: Executor) =>
  db.selectFrom(
    db.selectFrom('unsettled_order').selectAll().select('order_id as id').as('o'),
  ) as unknown as ReturnType<typeof orders>

const foundOrders = (db: Executor, has: Has, p: Params<FilterValues>) => narrowed(orders(db), has, p)

const narrowed = (from: ReturnType<typeof orders>, has: Has, p: Params<FilterValues>) =>
  from
    .$if(has('merchantId'), (q) => q.where('o.merchant_id', '=', p.merchantId))
    .$if(!has('merchantId'), (q) => q.where(ofAnyMerchant('o.merchant_id')))
    .$if(has('status'), (q) => q.where('o.status', '=', p.status))
    .$if(has('answer'), (q) => q.where(waitsFor('answer', has, p)))
    .$if(has('shipment'), (q) => q.where(waitsFor('shipment', has, p)))
    .$if(has('arrival'), (q) => q.where(waitsFor('arrival', has, p)))
    .$if(has('settlement'), (q) => q.where(waitsFor('settlement', has, p)))
    .$if(has('decision'), (q) => q.where(waitsFor('decision', has, p)))
    .$if(has('foundIds'), (q) => q.where(sql<boolean>`o.id = any(${p.foundIds}::bigint[])`))
    .$if(has('foundWord'), (q) => q.where(orderTexts.mentions(sql.ref('o.id'), sql`${p.foundWord}`)))
    .$if(has('orderNo'), (q) => q.where(isOfOrder('o.order_no', has, p)))
    .$if(has('buyer'), (q) => q.where(matchesPattern('o.buyer_name', p.buyer)))
    .$if(has('buyers'), (q) => q.where(sql<boolean>`o.buyer_name = any(${p.buyers}::text[])`))
    .$if(has('orderedFrom'), (q) => q.where('o.order_date', '>=', p.orderedFrom))
    .$if(has('orderedTo'), (q) => q.where('o.order_date', '<=', p.orderedTo))
    .$if(has('dueFrom'), (q) => q.where('o.required_date', '>=', p.dueFrom))
    .$if(has('dueTo'), (q) => q.where('o.required_date', '<=', p.dueTo))
    .$if(has('material'), (q) => q.where(hasLine(['material_name', 'material_code'], p.material)))
    .$if(has('specification'), (q) => q.where(hasLine(['specification'], p.specification)))
    .$if(has('shipTo'), (q) => q.where(matchesPattern('o.ship_to', p.shipTo)))
    .$if(has('addresses'), (q) => q.where(sql<boolean>`o.ship_to = any(${p.addresses}::text[])`))

function inOrder(found: ReturnType<typeof foundOrders>, sort: SortOf<SortField>) {
  const { field, direction } = sorting(sort)
  return found.orderBy(sortColumns[field], direction).orderBy('o.id', direction)
}

/** Date ranges with the columns whose indexes have the list's own order within each day. */
const dayRanges = [
  { from: 'orderedFrom', to: 'orderedTo', column: sortColumns.orderDate },
  { from: 'dueFrom', to: 'dueTo', column: sortColumns.requiredDate },
] as const

/** With more days, looking each of them up takes longer than sorting all rows. */
const maxDaysInRange = 62

/**
 * The first orders of each day in a range. Operators have 28,000 orders in a month, which would otherwise all be sorted
 * for one page. Applies to ranges of a few weeks if nothing else narrows the list and it has its default order.
 */
const firstOfDays = {
  fits(values: { readonly [Name in keyof FilterValues]?: unknown }, sort: SortOf<SortField>): boolean {
    const names = Object.keys(values).filter((name) => name !== 'merchantId')
    const range = dayRanges.find(({ from, to }) => names.includes(from) && names.includes(to))
    if (!range || names.length > 2 || sorting(sort).field !== 'createdAt') return false
    return daysUntil(String(values[range.to]), String(values[range.from])) < maxDaysInRange
  },
  found(db: Executor, has: Has, p: Params<FilterValues & PageWindow>, sort: SortOf<SortField>) {
    const { from, to, column } = dayRanges.find((range) => has(range.from))!
    const ofScope = narrowed(orders(db), (name) => name === 'merchantId' && has(name), p)
    const first = inOrder(ofScope.where(sql<boolean>`${column} = days.day::date`), sort)
      .select(['o.id', 'o.created_at'])
      .limit(sql<number>`${p.limit}::bigint + ${p.offset}::bigint`)
    return db.selectFrom(
      sql`(select first.* from generate_series(${p[from]}::date, ${p[to]}::date, interval '1 day') as days (day),
        lateral (${first}) as first)`.as('o'),
    ) as unknown as ReturnType<typeof orders>
  },
}

/** Values whose column follows the merchant and the state in an index. */
const walked = [
  'orderNo',
  'buyer',
  'buyers',
  'shipTo',
  'addresses',
  'orderedFrom',
  'orderedTo',
  'dueFrom',
  'dueTo',
] as const

const list = preparedPages({
  key: 'o.id',
  textFilters: ['material', 'specification', 'buyer', 'shipTo'],
  indexedFilters: ['settlement', ...walked],
  countableColumns: {
    buyer: sql.ref('o.buyer_name'),
    shipTo: sql.ref('o.ship_to'),
    orderNo: sortColumns.orderNo,
    orderedFrom: sortColumns.orderDate,
    orderedTo: sortColumns.orderDate,
    dueFrom: sortColumns.requiredDate,
    dueTo: sortColumns.requiredDate,
  },
  clusteredFilters: ['orderedFrom', 'orderedTo', 'dueFrom', 'dueTo'],
  candidates: firstOfDays,
  ownIndex: ['merchantId', 'status', ...walked],
  textLists: { buyers: sql.ref('o.buyer_name'), addresses: sql.ref('o.ship_to') },
  storedElsewhere: {
    settlement: (db, has, p) =>
      narrowed(unsettledOrders(db), (name) => name !== 'settlement' && has(name), p),
  },
  statesOfTab: waitingStatuses,
  statesEntirelyInTab: { decision: decisionStatuses },
  isInSomeTab: isNoneOf('o.status', endedStatuses),
  state: 'o.status',
  tabConditions: {
    settlement: (has, p) => sql`o.id in (${unsettled(has, p)})`,
    decision: () => hasProposal,
  },
  storedCounts: 'order',
  storedCountsOfTab: { settlement: 'unsettled-order' },
  found: foundOrders,
  inOrder,
  rows: (found, sort: SortOf<SortField>) =>
    inOrder(found, sort)
      .innerJoin('merchant as m', 'm.id', 'o.merchant_id')
      .select([...rowColumns, differencesOfOrder]),
})

/** One page of the orders within a scope, and their number. */
export async function pageOfOrders(db: Executor, scope: Scope, query: Query & Paging) {
  const search = orderTexts.search(db, scope, query.keyword)
  const values = await valuesOf(db, scope, { ...query, keyword: undefined })
  return list.page(db, values, query, search)
}

/** The number of orders within a scope that wait for something, counted up to one beyond `countLimit`. */
export const countWaitingOrders = (db: Executor, scope: Scope, waiting: WaitingFor): Promise<number> =>
  list.countSome(db, filterOf(scope, { waiting }))

/** The number of orders in each tab under the list's other filters. */
export async function countsOfOrders(db: Executor, scope: Scope, query: Omit<OrderFilter, 'waiting'>) {
  const values = await valuesOf(db, scope, query)
  return list.tabCounts(db, values, waitingFor.options)
}

/** All orders in the list's order; see `readChunks`. */
export async function* allOrders(db: Executor, scope: Scope, query: Query) {
  yield* list.chunks(db, await valuesOf(db, scope, query), query.sort)
}

/**
 * The previous and next order in the list, with its filter and order; null at either end. The order itself may be
 * outside the filter, because it may have just been answered.
 */
export async function neighboursOf(db: Executor, scope: Scope, id: string, query: Query) {
  const values: Partial<FilterValues> = await valuesOf(db, scope, query)
  const { field, direction } = sorting(query.sort)
  const column = sortColumns[field]
  const own = sql`(select ${column} from purchase_order as o where o.id = ${id}), ${id}::bigint`
  const beside = async (side: 'before' | 'after') => {
    const rising = (side === 'after') === (direction === 'asc')
    const order = rising ? 'asc' : 'desc'
    const found = await foundOrders(
      db,
      (name) => values[name] !== undefined,
      values as unknown as Params<FilterValues>,
    )
      .select(['o.id', 'o.order_no'])
      .where(sql<boolean>`(${column}, o.id) ${sql.raw(rising ? '>' : '<')} (${own})`)
      .orderBy(column, order)
      .orderBy('o.id', order)
      .limit(1)
      .executeTakeFirst()
    return found ? { id: found.id, orderNo: found.order_no } : null
  }
  const [previous, next] = await Promise.all([beside('before'), beside('after')])
  return { previous, next }
}

type Query = OrderFilter & { readonly sort: SortOf<SortField> }

export const buyersMatching = distinctTexts('order-buyer')
export const addressesMatching = distinctTexts('order-address')

async function valuesOf(db: Executor, scope: Scope, query: OrderFilter) {
  const values = filterOf(scope, query)
  const { buyer, shipTo } = values
  const [few, buyers, addresses] = await Promise.all([
    foundBy(db, scope, query),
    buyer === undefined ? undefined : buyersMatching(db, scope, buyer),
    shipTo === undefined ? undefined : addressesMatching(db, scope, shipTo),
  ])
  return {
    ...values,
    ...few,
    ...(buyers && { buyer: undefined, buyers }),
    ...(addresses && { shipTo: undefined, addresses }),
  }
}

/**
 * The result of the text index for the keyword, or for a material that few orders contain: then only those orders are
 * tested.
 */
async function foundBy(db: Executor, scope: Scope, { keyword, material, specification }: OrderFilter) {
  if (keyword !== undefined) return orderTexts.find(db, scope, keyword)
  const { foundIds } = await orderTexts.find(db, scope, material ?? specification)
  return foundIds ? { foundIds } : {}
}

/** The values of all filters except the keyword. */
const filterOf = (scope: Scope, query: OrderFilter) => ({
  ...(scope.of === 'own' && { merchantId: scope.merchantId }),
  status: query.status,
  ...(query.waiting && { [query.waiting]: true as const }),
  ...(query.orderNo !== undefined && orderNoStarts(query.orderNo)),
  buyer: contains(query.buyer),
  orderedFrom: query.orderedFrom,
  orderedTo: query.orderedTo,
  dueFrom: query.dueFrom,
  dueTo: query.dueTo,
  material: query.material,
  specification: query.specification,
  shipTo: contains(query.shipTo),
})

export type OrderPageRow = Awaited<ReturnType<typeof list.page>>['rows'][number]
