import { isNoneOf, isOneOf } from '../../platform/db/one-of.ts'
import { openInquiryStatuses } from '@bdr/contract/inquiries/meaning'
import {
  declinedStatuses,
  lostStatuses,
  standingStatuses,
  wonStatuses,
} from '@bdr/contract/quotations/meaning'
import { opportunityStates, type OpportunityState } from '@bdr/contract/quotations/model'
import type { ValueBand } from '@bdr/contract/inquiries/model'
import { cityOf, provinceOf } from '@bdr/contract/regions/model'
import { sql, type RawBuilder } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import { beginningOf, preparedPages, sorting, type Paging, type SortOf } from '../../platform/list.ts'
import type { Scope } from '../../platform/scope.ts'
import { statusNow } from '../inquiries/list-queries.ts'
import { quotationTexts } from '../inquiries/texts.ts'

const sortColumns = { invitedAt: 'q.invited_at', deadline: 'i.deadline' } as const
type SortField = keyof typeof sortColumns

interface OpportunityFilter {
  readonly state?: OpportunityState | undefined
  readonly keyword?: string | undefined
  readonly categoryId?: string | undefined
  readonly region?: string | undefined
  readonly valueBand?: ValueBand | undefined
  readonly deadlineFrom?: string | undefined
  readonly deadlineTo?: string | undefined
}

/** The values a statement may have; states by name. */
type FilterValues = Record<OpportunityState, true> & {
  merchantId: string
  foundIds: string[]
  foundWord: string
  categoryId: string
  region: string
  valueBand: ValueBand
  deadlineFrom: string
  deadlineTo: string
}

/** The state of an opportunity for its merchant: the state of its quotation combined with the clock. */
export const stateNow = sql<OpportunityState>`case
  when ${isOneOf('q.status', wonStatuses)} then 'won'
  when ${isOneOf('q.status', [...lostStatuses, ...declinedStatuses])} then q.status
  when ${isNoneOf('i.status', openInquiryStatuses)} or i.deadline <= clock_timestamp() then 'closed'
  when ${isOneOf('q.status', standingStatuses)} then 'quoted' else 'unquoted' end`

const isIn = (state: OpportunityState) => sql<boolean>`${stateNow} = ${sql.lit(state)}`
/** The first condition follows from the second, but the planner needs it to use the index of open inquiries. */
const isInWhileOpen = (state: OpportunityState) =>
  sql<boolean>`${isOneOf('i.status', openInquiryStatuses)} and ${isIn(state)}`

/** The condition for each state that finds its rows fastest; ended quotations have the state themselves. */
const conditionOf: Readonly<Record<OpportunityState, RawBuilder<boolean>>> = {
  unquoted: isInWhileOpen('unquoted'),
  quoted: isInWhileOpen('quoted'),
  closed: isIn('closed'),
  won: isOneOf('q.status', wonStatuses),
  lost: isOneOf('q.status', lostStatuses),
  declined: isOneOf('q.status', declinedStatuses),
}

const withInquiry = (db: Executor) =>
  db.selectFrom('quotation as q').innerJoin('inquiry as i', 'i.id', 'q.inquiry_id')

/** The same rows joined with their inquiries. Without a filter that needs the join, they are counted without it. */
const joinedWithInquiry = (db: Executor) =>
  db.selectFrom('quotation as q').leftJoin('inquiry as i', 'i.id', 'q.inquiry_id') as unknown as ReturnType<
    typeof withInquiry
  >

export const rowColumns = [
  'q.id',
  'q.merchant_id',
  'q.status',
  stateNow.as('state'),
  statusNow.as('inquiry_status'),
  'i.inquiry_no',
  'i.title',
  'i.buyer_name',
  'i.industry',
  'i.category_code',
  'i.region_code',
  'i.value_band',
  'i.line_count',
  'i.currency',
  'q.invited_at',
  'i.deadline',
  'q.total_amount',
  sql<boolean>`q.draft is not null`.as('has_draft'),
] as const

const list = preparedPages({
  key: 'q.id',
  found: (db, has, p: Params<FilterValues>) => {
    const states = opportunityStates.filter((state) => has(state))
    return joinedWithInquiry(db)
      .$if(has('merchantId'), (q) => q.where('q.merchant_id', '=', p.merchantId))
      .$if(states.length > 0, (q) => q.where((eb) => eb.or(states.map((state) => conditionOf[state]))))
      .$if(has('foundIds'), (q) => q.where(sql<boolean>`q.id = any(${p.foundIds}::bigint[])`))
      .$if(has('foundWord'), (q) => q.where(quotationTexts.mentions(sql.ref('q.id'), sql`${p.foundWord}`)))
      .$if(has('categoryId'), (q) =>
        q.where(sql<boolean>`exists (
          with recursive below as (
            select ${p.categoryId}::bigint as id
            union select c.id from category c join below b on c.parent_id = b.id)
          select from inquiry_category ic where ic.inquiry_id = i.id and ic.category_id in (select id from below))`),
      )
      .$if(has('region'), (q) => q.where('i.region_code', 'like', p.region))
      .$if(has('valueBand'), (q) => q.where('i.value_band', '=', p.valueBand))
      .$if(has('deadlineFrom'), (q) => q.where('i.deadline', '>=', beginningOf(p.deadlineFrom, 0)))
      .$if(has('deadlineTo'), (q) => q.where('i.deadline', '<', beginningOf(p.deadlineTo, 1)))
  },
  rows: (found, sort: SortOf<SortField>) => {
    const { field, direction } = sorting(sort)
    return found.select(rowColumns).orderBy(sortColumns[field], direction).orderBy('q.id', direction)
  },
})

type Query = OpportunityFilter & { readonly sort: SortOf<SortField> }

/** The prefix of the codes of everything in a region: its own code without trailing zeros. */
const regionStarts = (code: string): string =>
  code === provinceOf(code) ? `${code.slice(0, 2)}%` : code === cityOf(code) ? `${code.slice(0, 4)}%` : code

const filterOf = (scope: Scope, query: OpportunityFilter) => ({
  ...(scope.of === 'own' && { merchantId: scope.merchantId }),
  ...(query.state && { [query.state]: true as const }),
  ...(query.region !== undefined && { region: regionStarts(query.region) }),
  categoryId: query.categoryId,
  valueBand: query.valueBand,
  deadlineFrom: query.deadlineFrom,
  deadlineTo: query.deadlineTo,
})

const valuesOf = async (db: Executor, scope: Scope, query: OpportunityFilter) => ({
  ...filterOf(scope, query),
  ...(await quotationTexts.find(db, scope, query.keyword)),
})

/** One page of the inquiries a merchant is invited to, with the number of those this person has not opened yet. */
export async function pageOfOpportunities(
  db: Executor,
  scope: Scope,
  staffId: string,
  query: Query & Paging,
) {
  const search = quotationTexts.search(db, scope, query.keyword)
  const page = await list.page(db, filterOf(scope, query), query, search)
  const ids = page.rows.map(({ id }) => id)
  const opened = await seenBy(db, staffId, ids)
  return { ...page, rows: page.rows.map((row) => ({ ...row, unread: !opened.has(row.id) })) }
}

/** The number of a merchant's opportunities in a state, counted up to one beyond `countLimit`. */
export const countOpportunities = (db: Executor, scope: Scope, state: OpportunityState): Promise<number> =>
  list.countSome(db, filterOf(scope, { state }))

const seen = prepared((db, p: Params<{ staffId: string; ids: string[] }>) =>
  db
    .selectFrom('quotation_seen')
    .select('quotation_id')
    .where('staff_id', '=', p.staffId)
    .where(sql<boolean>`quotation_id = any(${p.ids}::bigint[])`),
)

async function seenBy(db: Executor, staffId: string, ids: string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await seen.all(db, { staffId, ids })
  return new Set(rows.map((row) => row.quotation_id))
}

export const countsOfOpportunities = async (
  db: Executor,
  scope: Scope,
  query: Omit<OpportunityFilter, 'state'>,
) => list.tabCounts(db, await valuesOf(db, scope, query), opportunityStates)

/** All opportunities in the list's order; see `readChunks`. */
export async function* allOpportunities(db: Executor, scope: Scope, query: Query) {
  yield* list.chunks(db, await valuesOf(db, scope, query), query.sort)
}

export type OpportunityPageRow = Awaited<ReturnType<typeof list.page>>['rows'][number] & {
  /** whether the caller has not opened it yet */
  unread?: boolean
}
