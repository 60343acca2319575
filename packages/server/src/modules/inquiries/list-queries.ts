import { isOneOf, listed } from '../../platform/db/one-of.ts'
import { lostStatuses, standingStatuses, wonStatuses } from '@bdr/contract/quotations/meaning'
import { openInquiryStatuses, afterDeadline } from '@bdr/contract/inquiries/meaning'
import { inquiryMachine, type InquiryStatus } from '@bdr/contract/inquiries/machine'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Params } from '../../platform/db/prepared.ts'
import { beginningOf, preparedPages, sorting, type Paging, type SortOf } from '../../platform/list.ts'
import type { Scope } from '../../platform/scope.ts'
import { inquiryTexts } from './texts.ts'

const sortColumns = { createdAt: 'i.created_at', deadline: 'i.deadline' } as const
type SortField = keyof typeof sortColumns

interface InquiryFilter {
  readonly status?: InquiryStatus | undefined
  readonly keyword?: string | undefined
  readonly deadlineFrom?: string | undefined
  readonly deadlineTo?: string | undefined
}

/** The values a statement may have; states by name. */
type FilterValues = Record<InquiryStatus, true> & {
  foundIds: string[]
  foundWord: string
  deadlineFrom: string
  deadlineTo: string
}

/** The deadline itself closes an inquiry, even before the task records it some seconds later. */
export const statusNow = sql<InquiryStatus>`case when ${isOneOf('i.status', openInquiryStatuses)} and i.deadline <= clock_timestamp()
  then ${sql.lit(afterDeadline)} else i.status end`

/** The columns of a row of the list, which a record's head has as well. */
export const rowColumns = [
  'i.id',
  'i.inquiry_no',
  'i.title',
  statusNow.as('status'),
  'i.buyer_name',
  'i.industry',
  'i.category_code',
  'i.line_count',
  'i.deadline',
  'i.created_at',
  'i.published_at',
  sql<number>`(select count(*)::int from quotation q where q.inquiry_id = i.id)`.as('invited_count'),
  sql<number>`(select count(*)::int from quotation q where q.inquiry_id = i.id
    and ${isOneOf('q.status', [...standingStatuses, ...wonStatuses, ...lostStatuses])})`.as('quoted_count'),
  sql<number>`(select count(*)::int from inquiry_question a where a.inquiry_id = i.id
    and a.answer is null)`.as('open_questions'),
] as const

const list = preparedPages({
  key: 'i.id',
  found: (db, has, p: Params<FilterValues>) => {
    const states = inquiryMachine.states.filter((state) => has(state))
    return db
      .selectFrom('inquiry as i')
      .$if(states.length > 0, (q) => q.where(sql<boolean>`${statusNow} in (${listed(states)})`))
      .$if(has('foundIds'), (q) => q.where(sql<boolean>`i.id = any(${p.foundIds}::bigint[])`))
      .$if(has('foundWord'), (q) => q.where(inquiryTexts.mentions(sql.ref('i.id'), sql`${p.foundWord}`)))
      .$if(has('deadlineFrom'), (q) => q.where('i.deadline', '>=', beginningOf(p.deadlineFrom, 0)))
      .$if(has('deadlineTo'), (q) => q.where('i.deadline', '<', beginningOf(p.deadlineTo, 1)))
  },
  rows: (found, sort: SortOf<SortField>) => {
    const { field, direction } = sorting(sort)
    return found.select(rowColumns).orderBy(sortColumns[field], direction).orderBy('i.id', direction)
  },
})

type Query = InquiryFilter & { readonly sort: SortOf<SortField> }

const filterOf = ({ status, deadlineFrom, deadlineTo }: InquiryFilter) => ({
  ...(status && { [status]: true as const }),
  deadlineFrom,
  deadlineTo,
})

const valuesOf = async (db: Executor, scope: Scope, query: InquiryFilter) => ({
  ...filterOf(query),
  ...(await inquiryTexts.find(db, scope, query.keyword)),
})

/** One page of all inquiries; only operators have this scope. */
export const pageOfInquiries = (db: Executor, scope: Scope, query: Query & Paging) =>
  list.page(db, filterOf(query), query, inquiryTexts.search(db, scope, query.keyword))

export const countsOfInquiries = async (db: Executor, scope: Scope, query: Omit<InquiryFilter, 'status'>) =>
  list.tabCounts(db, await valuesOf(db, scope, query), inquiryMachine.states)

/** All inquiries in the list's order; see `readChunks`. */
export async function* allInquiries(db: Executor, scope: Scope, query: Query) {
  yield* list.chunks(db, await valuesOf(db, scope, query), query.sort)
}

export type InquiryPageRow = Awaited<ReturnType<typeof list.page>>['rows'][number]
