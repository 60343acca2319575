import type { OrderStatus } from '@bdr/contract/orders/machine'
import { waitingStatuses, type WaitingFor } from '@bdr/contract/orders/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Params } from '../../platform/db/prepared.ts'
import {
  contains,
  preparedPages,
  sorting,
  startsWith,
  type Paging,
  type SortOf,
} from '../../platform/list.ts'
import { within, type Scope } from '../../platform/scope.ts'
import { halfWidth } from '../../platform/half-width.ts'
import { differencesOfOrder } from './differences.ts'

const sortColumns = {
  createdAt: 'o.created_at',
  orderDate: 'o.order_date',
  requiredDate: 'o.required_date',
  totalAmount: 'o.total_amount',
  orderNo: 'o.order_no',
} as const
type SortField = keyof typeof sortColumns

interface OrderFilter {
  readonly status?: OrderStatus | undefined
  readonly waiting?: WaitingFor | undefined
  readonly orderNo?: string | undefined
  readonly buyer?: string | undefined
  readonly orderedFrom?: string | undefined
  readonly orderedTo?: string | undefined
}

/** The values a statement may ask for: which of them there are makes its text. */
type FilterValues = {
  merchantId: string
  status: OrderStatus
  answer: true
  shipment: true
  decision: true
  orderNo: string
  orderNoInCapitals: string
  buyer: string
  orderedFrom: string
  orderedTo: string
}

/**
 * The start of an order's number as it was typed, and in capitals where that is something else:
 * buyers print capitals, people on a phone type small letters, and the index knows the difference.
 */
export function orderNoStarts(typed: string): { orderNo: string; orderNoInCapitals?: string } {
  const orderNo = startsWith(halfWidth(typed))
  const orderNoInCapitals = orderNo.toUpperCase()
  return orderNo === orderNoInCapitals ? { orderNo } : { orderNo, orderNoInCapitals }
}

/** A proposal waits for the operator's word, whatever the other lines are at; orders set aside wait for nothing. */
const awaitsDecision = sql<boolean>`o.status in ('partly-confirmed', 'change-review') and exists (
  select from purchase_order_line as l where l.order_id = o.id and l.status = 'proposed')`

/** How many orders within a scope wait for a decision. */
export async function countAwaitingDecision(db: Executor, scope: Scope): Promise<number> {
  const { total } = await db
    .selectFrom('purchase_order as o')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(within(scope, 'o.merchant_id'))
    .where(awaitsDecision)
    .executeTakeFirstOrThrow()
  return total
}

/** What a row of the list shows; a record's head has it too. */
export const rowColumns = [
  'o.id',
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

const list = preparedPages({
  key: 'o.id',
  found: (db, has, p: Params<FilterValues>) =>
    db
      .selectFrom('purchase_order as o')
      .$if(has('merchantId'), (q) => q.where('o.merchant_id', '=', p.merchantId))
      .$if(has('status'), (q) => q.where('o.status', '=', p.status))
      .$if(has('answer'), (q) => q.where('o.status', 'in', waitingStatuses.answer))
      .$if(has('shipment'), (q) => q.where('o.status', 'in', waitingStatuses.shipment))
      .$if(has('decision'), (q) => q.where(awaitsDecision))
      .$if(has('orderNo'), (q) =>
        q.where((eb) =>
          eb.or([
            eb('o.order_no', 'like', p.orderNo),
            ...(has('orderNoInCapitals') ? [eb('o.order_no', 'like', p.orderNoInCapitals)] : []),
          ]),
        ),
      )
      .$if(has('buyer'), (q) => q.where('o.buyer_name', 'like', p.buyer))
      .$if(has('orderedFrom'), (q) => q.where('o.order_date', '>=', p.orderedFrom))
      .$if(has('orderedTo'), (q) => q.where('o.order_date', '<=', p.orderedTo)),
  rows: (found, sort: SortOf<SortField>) => {
    const { field, direction } = sorting(sort)
    return found
      .innerJoin('merchant as m', 'm.id', 'o.merchant_id')
      .select([...rowColumns, differencesOfOrder])
      .orderBy(sortColumns[field], direction)
      .orderBy('o.id', direction)
  },
})

/** One page of the orders within a scope, and how many there are. */
export const pageOfOrders = (db: Executor, scope: Scope, query: Query & Paging) =>
  list.page(db, valuesOf(scope, query), query)

/** All of them, in the order of the list; see `readChunks`. */
export const allOrders = (db: Executor, scope: Scope, query: Query) =>
  list.chunks(db, valuesOf(scope, query), query.sort)

type Query = OrderFilter & { readonly sort: SortOf<SortField> }

const valuesOf = (scope: Scope, query: OrderFilter) => ({
  ...(scope.of === 'own' && { merchantId: scope.merchantId }),
  status: query.status,
  ...(query.waiting && { [query.waiting]: true as const }),
  ...(query.orderNo !== undefined && orderNoStarts(query.orderNo)),
  buyer: contains(query.buyer),
  orderedFrom: query.orderedFrom,
  orderedTo: query.orderedTo,
})

export type OrderPageRow = Awaited<ReturnType<typeof pageOfOrders>>['rows'][number]
