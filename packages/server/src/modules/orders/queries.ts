import type { OrderStatus } from '@bdr/contract/orders/machine'
import { waitingStatuses } from '@bdr/contract/orders/model'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, preparedFamily, type Params } from '../../platform/db/prepared.ts'
import { contains, offsetOf, sorting, startsWith, type SortOf } from '../../platform/list.ts'
import type { Viewer } from '../../platform/viewer.ts'

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
  readonly waiting?: keyof typeof waitingStatuses | undefined
  readonly orderNo?: string | undefined
  readonly buyer?: string | undefined
  readonly orderedFrom?: string | undefined
  readonly orderedTo?: string | undefined
}

type FilterValues = {
  merchantId: string
  status: OrderStatus
  answer: true
  shipment: true
  orderNo: string
  buyer: string
  orderedFrom: string
  orderedTo: string
}

/** The values of the conditions a list really has; which ones are present shapes the statement. */
function filterValues(viewer: Viewer, filter: OrderFilter): FilterValues {
  const present: Partial<FilterValues> = {
    ...(viewer.merchantId !== null && { merchantId: viewer.merchantId }),
    ...(filter.status !== undefined && { status: filter.status }),
    ...(filter.waiting !== undefined && { [filter.waiting]: true }),
    ...(filter.orderNo !== undefined && { orderNo: startsWith(filter.orderNo) }),
    ...(filter.buyer !== undefined && { buyer: contains(filter.buyer) }),
    ...(filter.orderedFrom !== undefined && { orderedFrom: filter.orderedFrom }),
    ...(filter.orderedTo !== undefined && { orderedTo: filter.orderedTo }),
  }
  // a statement asks for the values of its own conditions only
  return present as FilterValues
}

const shapeOf = (values: FilterValues): string => Object.keys(values).join(' ')

const filtered = (db: Executor, shape: string, p: Params<FilterValues>) => {
  const has = (name: keyof FilterValues) => shape.split(' ').includes(name)
  return db
    .selectFrom('purchase_order as o')
    .$if(has('merchantId'), (q) => q.where('o.merchant_id', '=', p.merchantId))
    .$if(has('status'), (q) => q.where('o.status', '=', p.status))
    .$if(has('answer'), (q) => q.where('o.status', 'in', waitingStatuses.answer))
    .$if(has('shipment'), (q) => q.where('o.status', 'in', waitingStatuses.shipment))
    .$if(has('orderNo'), (q) => q.where('o.order_no', 'like', p.orderNo))
    .$if(has('buyer'), (q) => q.where('o.buyer_name', 'like', p.buyer))
    .$if(has('orderedFrom'), (q) => q.where('o.order_date', '>=', p.orderedFrom))
    .$if(has('orderedTo'), (q) => q.where('o.order_date', '<=', p.orderedTo))
}

const rowColumns = [
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

const orderPage = preparedFamily(
  (
    db,
    shape: { filter: string; sort: SortOf<SortField> },
    p: Params<FilterValues & { limit: number; offset: number }>,
  ) => {
    const { field, direction } = sorting(shape.sort)
    return filtered(db, shape.filter, p)
      .innerJoin('merchant as m', 'm.id', 'o.merchant_id')
      .select(rowColumns)
      .orderBy(sortColumns[field], direction)
      .orderBy('o.id', direction)
      .limit(p.limit)
      .offset(p.offset)
  },
)

const orderCount = preparedFamily((db, shape: { filter: string }, p: Params<FilterValues>) =>
  filtered(db, shape.filter, p).select(({ fn }) => fn.countAll<string>().as('total')),
)

/** One page of the orders a viewer may see, and how many there are. */
export async function pageOfOrders(
  db: Executor,
  viewer: Viewer,
  query: OrderFilter & { sort: SortOf<SortField>; pageNum: number; pageSize: number },
) {
  const values = filterValues(viewer, query)
  const filter = shapeOf(values)
  const [rows, count] = await Promise.all([
    orderPage({ filter, sort: query.sort }).all(db, {
      ...values,
      limit: query.pageSize,
      offset: offsetOf(query),
    }),
    orderCount({ filter }).firstOrThrow(db, values),
  ])
  return { rows, total: Number(count.total) }
}

const headColumns = [
  ...rowColumns,
  'o.merchant_id',
  'm.code as merchant_code',
  'o.version',
  'o.source',
  'o.ship_to',
  'o.receiver_name',
  'o.receiver_phone',
  'o.note',
] as const

const headById = preparedFamily(
  (db, shape: { scoped: boolean; locked: boolean }, p: Params<{ id: string; merchantId: string }>) =>
    db
      .selectFrom('purchase_order as o')
      .innerJoin('merchant as m', 'm.id', 'o.merchant_id')
      .select(headColumns)
      .where('o.id', '=', p.id)
      .$if(shape.scoped, (q) => q.where('o.merchant_id', '=', p.merchantId))
      // rows that only refer to the order (notes, lines) need not wait
      .$if(shape.locked, (q) => q.forNoKeyUpdate('o')),
)

const head = (db: Executor, viewer: Viewer, id: string, locked: boolean) =>
  headById({ scoped: viewer.merchantId !== null, locked }).first(db, {
    id,
    merchantId: viewer.merchantId ?? '',
  })

/** The order's head if the viewer may see it. */
export const orderHead = (db: Executor, viewer: Viewer, id: string) => head(db, viewer, id, false)

/** The same, locked until the transaction ends. Lock heads before lines, in order of id. */
export const lockOrderHead = (db: Executor, viewer: Viewer, id: string) => head(db, viewer, id, true)

const lineColumns = [
  'id',
  'order_id',
  'line_no',
  'status',
  'material_code',
  'material_name',
  'specification',
  'brand',
  'unit',
  'quantity',
  'unit_price',
  'tax_rate',
  'amount',
  'required_date',
  'tolerance',
  'cancelled_quantity',
  'reserved_quantity',
  'shipped_quantity',
  'received_quantity',
  'note',
  'reject_reason',
  'proposed_quantity',
  'proposed_unit_price',
  'proposed_date',
  'proposal_reason',
] as const

const linesOfOrder = prepared((db, p: Params<{ orderId: string }>) =>
  db
    .selectFrom('purchase_order_line')
    .select(lineColumns)
    .where('order_id', '=', p.orderId)
    .orderBy('line_no'),
)
const lockedLinesOfOrder = prepared((db, p: Params<{ orderId: string }>) =>
  db
    .selectFrom('purchase_order_line')
    .select(lineColumns)
    .where('order_id', '=', p.orderId)
    .orderBy('id')
    .forNoKeyUpdate(),
)

export const orderLines = (db: Executor, orderId: string) => linesOfOrder.all(db, { orderId })

/** All lines of an order, locked, by line number. */
export const lockOrderLines = async (db: Executor, orderId: string) => {
  const lines = await lockedLinesOfOrder.all(db, { orderId })
  return lines.sort((a, b) => a.line_no - b.line_no)
}

const notesOf = prepared((db, p: Params<{ orderId: string }>) =>
  db
    .selectFrom('delivery_note as n')
    .select(['n.id', 'n.note_no', 'n.status', 'n.created_at'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('delivery_note_line as l')
          .select('l.id')
          .whereRef('l.note_id', '=', 'n.id')
          .where('l.order_id', '=', p.orderId),
      ),
    )
    .orderBy('n.id'),
)

/** The delivery notes that carry lines of the order. */
export const notesOfOrder = (db: Executor, orderId: string) => notesOf.all(db, { orderId })

export type OrderPageRow = Awaited<ReturnType<typeof pageOfOrders>>['rows'][number]
export type OrderHeadRow = NonNullable<Awaited<ReturnType<typeof orderHead>>>
export type OrderLineRow = Awaited<ReturnType<typeof orderLines>>[number]
export type OrderNoteRow = Awaited<ReturnType<typeof notesOfOrder>>[number]
