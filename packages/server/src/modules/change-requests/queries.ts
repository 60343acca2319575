import { isOpenRequest } from '@bdr/contract/change-requests/meaning'
import type { ChangeRequestStatus } from '@bdr/contract/change-requests/machine'
import type { PresentFacts } from '@bdr/contract/company/model'
import type { Executor } from '../../platform/db/executor.ts'
import { type Paging, readChunks, readPage, says, startsWith } from '../../platform/list.ts'
import { own, within, type Scope } from '../../platform/scope.ts'

/** Requests of companies, as distinct from those of products. */
export const companyKind = 'company'

const requests = (db: Executor, scope: Scope) =>
  db
    .selectFrom('change_request as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .innerJoin('staff as s', 's.id', 'c.requested_by')
    .where('c.kind', '=', companyKind)
    .where(within(scope, 'c.merchant_id'))

const columns = [
  'c.id',
  'c.version',
  'c.status',
  'c.merchant_id',
  'm.code as merchant_code',
  'm.name as merchant_name',
  'c.before',
  'c.after',
  'c.requested_by',
  's.name as requested_by_name',
  'c.decision_reason',
  'c.created_at',
  'c.updated_at',
] as const

type RawRow = NonNullable<Awaited<ReturnType<typeof rawById>>>
export type ChangeRequestRecord = Omit<RawRow, 'before' | 'after' | 'status'> & {
  readonly status: ChangeRequestStatus
  readonly before: PresentFacts
  readonly after: PresentFacts
}

/** Only `requestCompanyChange` writes these columns, with data that matches the schema. */
const typed = (row: RawRow): ChangeRequestRecord => row as unknown as ChangeRequestRecord

const rawById = (db: Executor, scope: Scope, id: string) =>
  requests(db, scope).select(columns).where('c.id', '=', id).executeTakeFirst()

export async function requestById(
  db: Executor,
  scope: Scope,
  id: string,
): Promise<ChangeRequestRecord | null> {
  const row = await rawById(db, scope, id)
  return row ? typed(row) : null
}

/** The same with a lock until the transaction ends. The merchant must be locked first. */
export async function lockRequest(
  tx: Executor,
  scope: Scope,
  id: string,
): Promise<ChangeRequestRecord | null> {
  const row = await requests(tx, scope)
    .select(columns)
    .where('c.id', '=', id)
    .forNoKeyUpdate('c')
    .executeTakeFirst()
  return row ? typed(row) : null
}

/** The latest requests of a merchant, newest first. */
export async function requestsOf(db: Executor, merchantId: string): Promise<ChangeRequestRecord[]> {
  const rows = await requests(db, own(merchantId))
    .select(columns)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(10)
    .execute()
  return rows.map(typed)
}

interface RequestFilter {
  readonly status?: ChangeRequestStatus | undefined
  readonly keyword?: string | undefined
}

const filtered = (db: Executor, scope: Scope, { status, keyword }: RequestFilter) =>
  requests(db, scope)
    .$if(status !== undefined, (q) => q.where('c.status', '=', status!))
    .$if(keyword !== undefined && keyword !== '', (q) =>
      q.where((eb) => eb.or([says('m.name', keyword!), eb('m.code', 'ilike', startsWith(keyword!))])),
    )

/** Undecided requests first, the oldest at the top; then all others, newest first. */
export async function pageOfRequests(
  db: Executor,
  scope: Scope,
  query: RequestFilter & Paging,
): Promise<{ rows: ChangeRequestRecord[]; total: number }> {
  const { rows, total } = await readPage(filtered(db, scope, query), query, (found) => rowsOf(found, query))
  return { rows: rows.map(typed), total }
}

/** All requests in the list's order; see `readChunks`. */
export async function* allRequests(
  db: Executor,
  scope: Scope,
  query: RequestFilter,
): AsyncGenerator<ChangeRequestRecord[]> {
  const chunks = readChunks(filtered(db, scope, query), 'c.id', (found) => rowsOf(found, query))
  for await (const rows of chunks) yield rows.map(typed)
}

const rowsOf = (found: ReturnType<typeof filtered>, query: RequestFilter) =>
  found
    .select(columns)
    .orderBy('c.created_at', query.status !== undefined && isOpenRequest(query.status) ? 'asc' : 'desc')
    .orderBy('c.id')
