import { isNoneOf, isOneOf } from '../../platform/db/one-of.ts'
import { noteWaitingStatuses, restingNoteStatuses } from '@bdr/contract/delivery-notes/meaning'
import type { DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { noteWaitingFor, type NoteWaitingFor } from '@bdr/contract/delivery-notes/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { distinctTexts } from '../../platform/distinct-texts.ts'
import type { Params } from '../../platform/db/prepared.ts'
import {
  beginningOf,
  beginsWith,
  contains,
  preparedPages,
  matchesPattern,
  sorting,
  type Paging,
  type SortOf,
} from '../../platform/list.ts'
import { ofAnyMerchant, type Scope } from '../../platform/scope.ts'
import { halfWidth } from '../../platform/half-width.ts'
import { differencesOfNote } from '../orders/differences.ts'
import { isOfOrder, orderNoStarts } from '../orders/list-queries.ts'
import { isOwnOrUnassigned } from './note-scope.ts'
import { noteTexts } from './texts.ts'

const sortColumns = {
  createdAt: sql.ref<string>('n.created_at'),
  plannedDate: sql.ref<string>('n.planned_date'),
  noteNo: sql<string>`n.note_no collate "C"`,
} as const
type SortField = keyof typeof sortColumns

interface NoteFilter {
  readonly status?: DeliveryNoteStatus | undefined
  readonly waiting?: NoteWaitingFor | undefined
  readonly keyword?: string | undefined
  readonly noteNo?: string | undefined
  readonly orderNo?: string | undefined
  readonly buyer?: string | undefined
  readonly createdFrom?: string | undefined
  readonly createdTo?: string | undefined
}

/** The values a statement may have. Which of them are given determines its text. */
type FilterValues = {
  merchantId: string
  delivererId: string
  status: DeliveryNoteStatus
  dispatch: true
  arrival: true
  settlement: true
  foundIds: string[]
  foundWord: string
  noteNo: string
  orderNo: string
  orderNoInCapitals: string
  buyer: string
  buyers: string[]
  createdFrom: string
  createdTo: string
}

/** The numbers of the orders whose lines a note `n` contains. */
export const orderNos = sql<string[]>`array(
  select x.order_no from note_order x where x.note_id = n.id order by x.order_no)`.as('order_nos')

/** The columns of a row of the list, which a record's head has as well. */
export const rowColumns = [
  'n.id',
  'n.note_no',
  'n.status',
  'm.name as merchant_name',
  'n.buyer_name',
  'n.ship_to',
  'n.line_count',
  'n.planned_date',
  'n.created_at',
  'n.dispatched_at',
] as const

/** The condition of the partial indexes. The planner compares texts, so the states must be literals. */
const waitsFor = (what: NoteWaitingFor) => isOneOf('n.status', noteWaitingStatuses[what])

type Has = (name: keyof FilterValues) => boolean

const notes = (db: Executor) => db.selectFrom('delivery_note as n')

/**
 * Notes by the numbers of their orders, from the table with everything the list filters and sorts by. A note of several
 * matching orders is found once, by the lowest matching number.
 */
const notesByOrder = (db: Executor, has: Has, p: Params<FilterValues>) =>
  db.selectFrom(
    db
      .selectFrom('note_order as x')
      .select([
        'x.note_id as id',
        'x.merchant_id',
        'x.status',
        'x.note_no',
        'x.buyer_name',
        'x.deliverer_id',
        'x.planned_date',
        'x.created_at',
        'x.order_no',
      ])
      .where(isOfOrder('x.order_no', has, p))
      .where(
        sql<boolean>`(x.is_only or not exists (
          select from note_order as lower where lower.note_id = x.note_id
            and lower.order_no collate "C" < x.order_no collate "C" and ${isOfOrder('lower.order_no', has, p)}))`,
      )
      .as('n'),
  ) as unknown as ReturnType<typeof notes>

const narrowed = (from: ReturnType<typeof notes>, has: Has, p: Params<FilterValues>) =>
  from
    .$if(has('merchantId'), (q) => q.where('n.merchant_id', '=', p.merchantId))
    .$if(!has('merchantId'), (q) => q.where(ofAnyMerchant('n.merchant_id')))
    .$if(has('delivererId'), (q) => q.where(isOwnOrUnassigned('n', sql`${p.delivererId}`)))
    .$if(has('status'), (q) => q.where('n.status', '=', p.status))
    .$if(has('dispatch'), (q) => q.where(waitsFor('dispatch')))
    .$if(has('arrival'), (q) => q.where(waitsFor('arrival')))
    .$if(has('settlement'), (q) => q.where(waitsFor('settlement')))
    .$if(has('foundIds'), (q) => q.where(sql<boolean>`n.id = any(${p.foundIds}::bigint[])`))
    .$if(has('foundWord'), (q) => q.where(noteTexts.mentions(sql.ref('n.id'), sql`${p.foundWord}`)))
    .$if(has('noteNo'), (q) => q.where(beginsWith('n.note_no', p.noteNo)))
    .$if(has('buyer'), (q) => q.where(matchesPattern('n.buyer_name', p.buyer)))
    .$if(has('buyers'), (q) => q.where(sql<boolean>`n.buyer_name = any(${p.buyers}::text[])`))
    .$if(has('createdFrom'), (q) => q.where('n.created_at', '>=', beginningOf(p.createdFrom, 0)))
    .$if(has('createdTo'), (q) => q.where('n.created_at', '<', beginningOf(p.createdTo, 1)))
    .$if(has('orderNo'), (q) =>
      q.where(sql<boolean>`n.id in (
        select x.note_id from note_order as x
        where ${has('merchantId') ? sql<boolean>`x.merchant_id = ${p.merchantId}` : ofAnyMerchant('x.merchant_id')}
          and ${isOfOrder('x.order_no', has, p)})`),
    )

const foundNotes = (db: Executor, has: Has, p: Params<FilterValues>) => narrowed(notes(db), has, p)

function inOrder(found: ReturnType<typeof foundNotes>, sort: SortOf<SortField>) {
  const { field, direction } = sorting(sort)
  return found
    .$if(field === 'plannedDate', (q) =>
      q.orderBy(sortColumns[field], (order) =>
        (direction === 'asc' ? order.asc() : order.desc()).nullsLast(),
      ),
    )
    .$if(field !== 'plannedDate', (q) => q.orderBy(sortColumns[field], direction))
    .orderBy('n.id', direction)
}

const list = preparedPages({
  key: 'n.id',
  scope: ['merchantId', 'delivererId'],
  textFilters: ['buyer'],
  indexedFilters: ['noteNo', 'orderNo', 'buyer', 'buyers', 'createdFrom', 'createdTo'],
  countableColumns: {
    buyer: sql.ref('n.buyer_name'),
    noteNo: sortColumns.noteNo,
    orderNo: sql`n.order_no collate "C"`,
    createdFrom: sortColumns.createdAt,
    createdTo: sortColumns.createdAt,
  },
  ownIndex: ['merchantId', 'status', 'noteNo', 'orderNo', 'buyer', 'buyers', 'createdFrom', 'createdTo'],
  textLists: { buyers: sql.ref('n.buyer_name') },
  storedElsewhere: {
    orderNo: (db, has, p) => narrowed(notesByOrder(db, has, p), (name) => name !== 'orderNo' && has(name), p),
  },
  statesOfTab: noteWaitingStatuses,
  isInSomeTab: isNoneOf('n.status', restingNoteStatuses),
  state: 'n.status',
  storedCounts: 'delivery-note',
  found: foundNotes,
  inOrder,
  rows: (found, sort: SortOf<SortField>) =>
    inOrder(found, sort)
      .innerJoin('merchant as m', 'm.id', 'n.merchant_id')
      .select([...rowColumns, orderNos, differencesOfNote]),
})

/** One page of the delivery notes within a scope, and their number. */
export async function pageOfNotes(db: Executor, scope: Scope, query: Query & Paging) {
  const search = noteTexts.search(db, scope, query.keyword)
  const values = await valuesOf(db, scope, { ...query, keyword: undefined })
  return list.page(db, values, query, search)
}

/** The number of notes in a state within a scope, counted up to one beyond `countLimit`. */
export const countNotesInState = (db: Executor, scope: Scope, status: DeliveryNoteStatus): Promise<number> =>
  list.countSome(db, filterOf(scope, { status }))

/** The number of notes in each tab under the list's other filters. */
export async function countsOfNotes(db: Executor, scope: Scope, query: Omit<NoteFilter, 'waiting'>) {
  const values = await valuesOf(db, scope, query)
  return list.tabCounts(db, values, noteWaitingFor.options)
}

/** All notes in the list's order; see `readChunks`. */
export async function* allNotes(db: Executor, scope: Scope, query: Query) {
  yield* list.chunks(db, await valuesOf(db, scope, query), query.sort)
}

type Query = NoteFilter & { readonly sort: SortOf<SortField> }

const buyersMatching = distinctTexts('note-buyer')

async function valuesOf(db: Executor, scope: Scope, query: NoteFilter) {
  const values = filterOf(scope, query)
  const [few, buyers] = await Promise.all([
    noteTexts.find(db, scope, query.keyword),
    values.buyer === undefined ? undefined : buyersMatching(db, scope, values.buyer),
  ])
  return { ...values, ...few, ...(buyers && { buyer: undefined, buyers }) }
}

/** The values of all filters except the keyword. */
const filterOf = (scope: Scope, query: NoteFilter) => ({
  ...(scope.of === 'own' && {
    merchantId: scope.merchantId,
    delivererId: scope.restrictedToStaff ?? undefined,
  }),
  status: query.status,
  ...(query.waiting && { [query.waiting]: true as const }),
  // our own numbers are in upper case
  noteNo: query.noteNo && halfWidth(query.noteNo).toUpperCase(),
  ...(query.orderNo !== undefined && orderNoStarts(query.orderNo)),
  buyer: contains(query.buyer),
  createdFrom: query.createdFrom,
  createdTo: query.createdTo,
})

export type NotePageRow = Awaited<ReturnType<typeof list.page>>['rows'][number]
