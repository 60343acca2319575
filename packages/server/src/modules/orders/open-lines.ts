import { isOneOf, listed } from '../../platform/db/one-of.ts'
import { agreedLineStatuses, endedStatuses } from '@bdr/contract/orders/meaning'
import { addDays } from '@bdr/contract/kernel/days'
import type { DueWithin } from '@bdr/contract/orders/model'
import type { listOpenLines } from '@bdr/contract/orders/open-lines'
import { dueWithin } from '@bdr/contract/orders/model'
import type { OpenLine } from '@bdr/contract/orders/replies'
import type { ParsedInputOf } from '@bdr/contract/kernel/call'
import { trimZeros } from '@bdr/contract/kernel/decimal'
import { sql, type Expression, type RawBuilder } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Params } from '../../platform/db/prepared.ts'
import { contains, preparedPages, says, sorting, type SortOf } from '../../platform/list.ts'
import { toSimplified } from '../../platform/simplified.ts'
import type { Scope } from '../../platform/scope.ts'
import { remainsToDeliver } from './balance.ts'
import { addressesMatching, buyersMatching } from './list-queries.ts'
import { orderTexts } from './texts.ts'

/** Lines whose goods have not been dispatched completely, over all orders of a merchant. */

const sortColumns = {
  requiredDate: sql.ref<string>('l.required_date'),
  orderNo: sql<string>`o.order_no collate "C"`,
  buyer: sql.ref<string>('o.buyer_name'),
  material: sql.ref<string>('l.material_name'),
} as const

/** What a line is found by. */
const lineTexts = [
  sql.ref('l.material_name'),
  sql.ref('l.specification'),
  sql.ref('l.material_code'),
  sql`(select o.order_no from purchase_order o where o.id = l.order_id)`,
]

type FilterValues = {
  merchantId: string
  overdue: true
  today: true
  week: true
  day: string
  weekEnd: string
  toPack: true
  packed: true
  /** a pattern */
  word: string
  /** the same keyword as it was typed */
  said: string
  foundIds: string[]
  buyer: string
  buyers: string[]
  shipTo: string
  addresses: string[]
  dueFrom: string
  dueTo: string
  ids: string[]
}

/** The condition of the partial index `purchase_order_line_open`, as text that the planner compares. */
const isOpen = sql<boolean>`${isOneOf('l.status', agreedLineStatuses)} and l.quantity - l.cancelled_quantity > l.shipped_quantity`
const isPacked = sql<boolean>`l.quantity - l.cancelled_quantity <= l.shipped_quantity + l.reserved_quantity`

/** Ended orders have no open lines; written like the partial indexes of open orders. */
const ended = sql`(${listed(endedStatuses)})`

const isDue: Record<DueWithin, (_has: unknown, p: Params<FilterValues>) => RawBuilder<boolean>> = {
  overdue: (_has, p) => sql`l.required_date < ${p.day}`,
  today: (_has, p) => sql`l.required_date = ${p.day}`,
  week: (_has, p) => sql`l.required_date >= ${p.day} and l.required_date <= ${p.weekEnd}`,
}

const ofOrder = (
  merchantId: Expression<string>,
  condition: RawBuilder<unknown>,
) => sql<boolean>`l.order_id in (
  select o.id from purchase_order o
  where o.merchant_id = ${merchantId} and o.status not in ${ended} and ${condition})`

const foundLines = (db: Executor, has: (name: keyof FilterValues) => boolean, p: Params<FilterValues>) =>
  db
    .selectFrom('purchase_order_line as l')
    .where(isOpen)
    .$if(has('merchantId'), (q) => q.where('l.merchant_id', '=', p.merchantId))
    .$if(has('overdue'), (q) => q.where(isDue.overdue(has, p)))
    .$if(has('today'), (q) => q.where(isDue.today(has, p)))
    .$if(has('week'), (q) => q.where(isDue.week(has, p)))
    .$if(has('toPack'), (q) => q.where(sql<boolean>`not ${isPacked}`))
    .$if(has('packed'), (q) => q.where(isPacked))
    .$if(has('word'), (q) =>
      q.where((eb) =>
        eb.or(
          lineTexts.map((text) =>
            // folding every line of a frequent word would take ten times as long
            has('foundIds') ? says(text, p.said) : sql<boolean>`${text} ilike ${p.word}`,
          ),
        ),
      ),
    )
    .$if(has('foundIds'), (q) => q.where(sql<boolean>`l.order_id = any(${p.foundIds}::bigint[])`))
    .$if(has('buyer'), (q) => q.where(ofOrder(p.merchantId, sql`o.buyer_name ilike ${p.buyer}`)))
    .$if(has('buyers'), (q) => q.where(ofOrder(p.merchantId, sql`o.buyer_name = any(${p.buyers}::text[])`)))
    .$if(has('shipTo'), (q) => q.where(ofOrder(p.merchantId, sql`o.ship_to ilike ${p.shipTo}`)))
    .$if(has('addresses'), (q) =>
      q.where(ofOrder(p.merchantId, sql`o.ship_to = any(${p.addresses}::text[])`)),
    )
    .$if(has('dueFrom'), (q) => q.where('l.required_date', '>=', p.dueFrom))
    .$if(has('dueTo'), (q) => q.where('l.required_date', '<=', p.dueTo))
    .$if(has('ids'), (q) => q.where(sql<boolean>`l.id = any(${p.ids}::bigint[])`))

type SortField = keyof typeof sortColumns

const withOrder = (found: ReturnType<typeof foundLines>) =>
  found.innerJoin('purchase_order as o', (on) =>
    // together with the order's other conditions, an index of open orders provides the sort order
    on
      .onRef('o.id', '=', 'l.order_id')
      .onRef('o.merchant_id', '=', 'l.merchant_id')
      .on(sql<boolean>`o.status not in ${ended}`),
  )

const sortsByOrder = (field: SortField) => field === 'orderNo' || field === 'buyer'

const list = preparedPages({
  key: 'l.id',
  textFilters: ['word', 'said'],
  // always included: the planner cannot know how few lines are open, and a generic plan expects even fewer
  indexedFilters: ['merchantId'],
  countableColumns: { dueFrom: sortColumns.requiredDate, dueTo: sortColumns.requiredDate },
  ownIndex: ['merchantId', 'day', 'weekEnd', 'packed', 'toPack', 'dueFrom', 'dueTo'],
  tabConditions: isDue,
  found: foundLines,
  inOrder: (found, sort: SortOf<SortField>) => {
    const { field, direction } = sorting(sort)
    // the join is needed only for the sort order
    const joined = sortsByOrder(field) ? (withOrder(found) as unknown as typeof found) : found
    return joined.orderBy(sortColumns[field], direction).orderBy('l.id', direction)
  },
  rows: (found, sort: SortOf<SortField>) => {
    const { field, direction } = sorting(sort)
    return withOrder(found)
      .select([
        'l.id',
        'l.order_id',
        'l.line_no',
        'l.material_code',
        'l.material_name',
        'l.specification',
        'l.brand',
        'l.unit',
        'l.quantity as ordered',
        'l.cancelled_quantity as cancelled',
        'l.granted_tolerance as granted',
        'l.reserved_quantity as reserved',
        'l.shipped_quantity as shipped',
        'l.received_quantity as received',
        'l.required_date',
        'l.note',
        'o.order_no',
        'o.buyer_name',
        'o.ship_to',
      ])
      .orderBy(sortColumns[field], direction)
      .orderBy('l.id', direction)
  },
})

type Query = Omit<ParsedInputOf<typeof listOpenLines>, 'pageNum' | 'pageSize' | 'sort'>

/** @param today on the server, `YYYY-MM-DD` */
async function valuesOf(db: Executor, scope: Scope, query: Query, today: string) {
  const values = filterOf(scope, query, today)
  const { buyer, shipTo } = values
  const [{ foundIds }, buyers, addresses] = await Promise.all([
    orderTexts.find(db, scope, query.keyword),
    buyer === undefined ? undefined : buyersMatching(db, scope, buyer),
    shipTo === undefined ? undefined : addressesMatching(db, scope, shipTo),
  ])
  return {
    ...values,
    ...(foundIds && { foundIds }),
    ...(buyers && { buyer: undefined, buyers }),
    ...(addresses && { shipTo: undefined, addresses }),
  }
}

const filterOf = (scope: Scope, query: Query, today: string) => ({
  ...(scope.of === 'own' && { merchantId: scope.merchantId }),
  day: today,
  weekEnd: sundayOf(today),
  ...(query.due && { [query.due]: true as const }),
  ...(query.packing && { [query.packing === 'packed' ? 'packed' : 'toPack']: true as const }),
  word: contains(query.keyword && toSimplified(query.keyword)),
  said: query.keyword,
  buyer: contains(query.buyer),
  shipTo: contains(query.shipTo),
  dueFrom: query.dueFrom,
  dueTo: query.dueTo,
  ids: query.ids,
})

/** The Sunday of a day's week; weeks start on Monday. */
function sundayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return addDays(day, (7 - weekday) % 7)
}

export async function pageOfOpenLines(
  db: Executor,
  scope: Scope,
  query: ParsedInputOf<typeof listOpenLines>,
  today: string,
) {
  const { keyword: _, ...paging } = query
  return list.page(db, await valuesOf(db, scope, query, today), paging)
}

/** The number of lines in each tab under the other filters. */
export async function countsOfOpenLines(
  db: Executor,
  scope: Scope,
  query: Omit<Query, 'due'>,
  today: string,
) {
  return list.tabCounts<DueWithin>(db, await valuesOf(db, scope, query, today), dueWithin.options)
}

/** All lines in chunks; see `readChunks`. */
export async function* allOpenLines(
  db: Executor,
  scope: Scope,
  query: Query & Pick<ParsedInputOf<typeof listOpenLines>, 'sort'>,
  today: string,
) {
  yield* list.chunks(db, await valuesOf(db, scope, query, today), query.sort)
}

type OpenLineRow = Awaited<ReturnType<typeof list.page>>['rows'][number]

export const presentOpenLine = (row: OpenLineRow): OpenLine => ({
  id: row.id,
  orderId: row.order_id,
  orderNo: row.order_no,
  lineNo: row.line_no,
  buyerName: row.buyer_name,
  shipTo: row.ship_to,
  materialCode: row.material_code,
  materialName: row.material_name,
  specification: row.specification,
  brand: row.brand,
  unit: row.unit,
  quantity: trimZeros(row.ordered),
  requiredDate: row.required_date,
  reservedQuantity: trimZeros(row.reserved),
  shippedQuantity: trimZeros(row.shipped),
  remainingQuantity: trimZeros(remainsToDeliver(row)),
  note: row.note,
})
