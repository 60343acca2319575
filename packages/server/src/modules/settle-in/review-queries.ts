import { settleInMachine, type SettleInStatus } from '@bdr/contract/settle-in/machine'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import {
  type Paging,
  readChunks,
  readPageAndCounts,
  says,
  sorting,
  type SortOf,
  startsWith,
} from '../../platform/list.ts'
import { applicationColumns, type ApplicationRow } from './queries.ts'

export interface QueueFilter {
  readonly status?: SettleInStatus | undefined
  readonly keyword?: string | undefined
  readonly waitingDays?: number | undefined
}

type SortField = 'submittedAt' | 'updatedAt' | 'companyName'
const sortColumns = {
  submittedAt: 'a.submitted_at',
  updatedAt: 'a.updated_at',
  companyName: 'a.company_name',
} as const satisfies Record<SortField, string>

const isWaiting = sql<boolean>`a.status = ${sql.lit(settleInMachine.initial)}`

const matching = ({ keyword, waitingDays }: QueueFilter) =>
  sql<boolean>`${keyword === undefined || keyword === '' ? sql`true` : byKeyword(keyword)}
    and ${waitingDays === undefined ? sql`true` : sql`${isWaiting} and a.submitted_at <= now() - make_interval(days => ${waitingDays}::int)`}`

const byKeyword = (keyword: string) => sql`(
  ${says('a.company_name', keyword)} or a.uscc ilike ${startsWith(keyword)}
  or a.application_no ilike ${startsWith(keyword)} or a.mobile like ${startsWith(keyword)})`

/** One page of the queue, and the number of applications under the filter in each state. */
export function pageOfApplications(db: Executor, query: QueueFilter & Paging & { sort: SortOf<SortField> }) {
  return readPageAndCounts(filtered(db, query), settleInMachine.states, query, (found) =>
    rowsOf(found, query.sort),
  )
}

/** All applications in the list's order; see `readChunks`. */
export const allApplications = (db: Executor, query: QueueFilter & { sort: SortOf<SortField> }) =>
  readChunks(
    filtered(db, query).$if(query.status !== undefined, (q) => q.where('a.status', '=', query.status!)),
    'a.id',
    (found) => rowsOf(found, query.sort),
  )

const filtered = (db: Executor, query: QueueFilter) =>
  db.selectFrom('settle_in_application as a').where(matching(query))

function rowsOf(found: ReturnType<typeof filtered>, sort: SortOf<SortField>) {
  const { field, direction } = sorting(sort)
  return (
    found
      .select(applicationColumns)
      // undecided applications precede decided ones
      .$if(sort === 'submittedAt', (q) => q.orderBy(isWaiting, 'desc'))
      .orderBy(sortColumns[field], direction)
      .orderBy('a.id', direction)
  )
}

/** Other applications with the same code or mobile, newest first. */
export const relatedTo = (
  db: Executor,
  { id, uscc, mobile }: Pick<ApplicationRow, 'id' | 'uscc' | 'mobile'>,
) =>
  db
    .selectFrom('settle_in_application')
    .select([
      'id',
      'application_no as applicationNo',
      'company_name as companyName',
      'status',
      'submitted_at as submittedAt',
    ])
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('uscc', '=', uscc), eb('mobile', '=', mobile)]))
    .orderBy('id', 'desc')
    .limit(maxRelated)
    .execute()

/** More would not help a reviewer. */
const maxRelated = 20

export const merchantOf = async (db: Executor, merchantId: string | null) =>
  merchantId === null
    ? null
    : ((await db
        .selectFrom('merchant')
        .select(['id', 'code'])
        .where('id', '=', merchantId)
        .executeTakeFirst()) ?? null)
