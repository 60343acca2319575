import { productReviewMachine } from '@bdr/contract/products/machine'
import { isNoneOf, isOneOf } from '../../platform/db/one-of.ts'
import { openReviewStatuses } from '@bdr/contract/products/meaning'
import type { ProductContent } from '@bdr/contract/products/model'
import type { ProductReviewStatus } from '@bdr/contract/products/machine'
import type { ProductRemark } from '@bdr/contract/products/replies'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { contains, type Paging, readChunks, readPage, says } from '../../platform/list.ts'
import { within, type Scope } from '../../platform/scope.ts'

/** Requests of products are in the same table as those of companies. */
export const productKind = 'product'

const reviews = (db: Executor, scope: Scope) =>
  db
    .selectFrom('change_request as c')
    .innerJoin('merchant as m', 'm.id', 'c.merchant_id')
    .innerJoin('staff as s', 's.id', 'c.requested_by')
    .innerJoin('product as p', 'p.id', 'c.record_id')
    .where('c.kind', '=', productKind)
    .where(within(scope, 'c.merchant_id'))

const columns = [
  'c.id',
  'c.version',
  'c.status',
  'c.record_id',
  'c.merchant_id',
  'm.name as merchant_name',
  'p.product_no',
  'c.before',
  'c.after',
  'c.remarks',
  's.name as requested_by_name',
  'c.requested_by',
  'c.decision_reason',
  'c.created_at',
  'c.updated_at',
] as const

type RawRow = NonNullable<Awaited<ReturnType<typeof rawById>>>
export type ReviewRecord = Omit<RawRow, 'before' | 'after' | 'status' | 'remarks'> & {
  readonly status: ProductReviewStatus
  /** null for a new product */
  readonly before: ProductContent | null
  readonly after: ProductContent
  readonly remarks: ProductRemark[]
}

/** Only `submitProduct` and the decisions write these columns, with data that matches the contract's schemas. */
const typed = (row: RawRow): ReviewRecord => row as unknown as ReviewRecord

const rawById = (db: Executor, scope: Scope, id: string) =>
  reviews(db, scope).select(columns).where('c.id', '=', id).executeTakeFirst()

export async function reviewById(db: Executor, scope: Scope, id: string): Promise<ReviewRecord | null> {
  const row = await rawById(db, scope, id)
  return row ? typed(row) : null
}

/** The same with a lock until the transaction ends. The product must be locked first. */
export async function lockReview(tx: Executor, scope: Scope, id: string): Promise<ReviewRecord | null> {
  const row = await reviews(tx, scope)
    .select(columns)
    .where('c.id', '=', id)
    .forNoKeyUpdate('c')
    .executeTakeFirst()
  return row ? typed(row) : null
}

/** The names of the products of these requests, the longest waiting one first. */
export const reviewNames = (db: Executor, scope: Scope, ids: readonly string[]) =>
  reviews(db, scope)
    .select(['c.id', sql<string>`c.after ->> 'name'`.as('name')])
    .where('c.id', 'in', ids)
    .orderBy('c.created_at')
    .orderBy('c.id')
    .execute()

const latest = (db: Executor, productId: string) =>
  db
    .selectFrom('change_request as c')
    .innerJoin('staff as s', 's.id', 'c.requested_by')
    .select([
      'c.id',
      'c.version',
      'c.status',
      's.name as requested_by_name',
      'c.decision_reason',
      'c.remarks',
      'c.created_at',
      'c.updated_at',
    ])
    .where('c.kind', '=', productKind)
    .where('c.record_id', '=', productId)
    .orderBy('c.id', 'desc')
    .limit(1)

/** The latest request of a product, whatever its result. */
export const latestReview = (db: Executor, productId: string) => latest(db, productId).executeTakeFirst()

/** The request that waits for a review. */
export const openReview = (db: Executor, productId: string) =>
  latest(db, productId).where('c.status', 'in', openReviewStatuses).executeTakeFirst()

interface NewReview {
  readonly merchantId: string
  readonly productId: string
  readonly version: number
  readonly before: ProductContent | null
  readonly after: ProductContent
  readonly requestedBy: string
}

export async function insertReview(tx: Executor, review: NewReview): Promise<string> {
  const [id] = await insertReviews(tx, [review])
  return id!
}

/** @returns their ids in the same order */
export async function insertReviews(tx: Executor, reviews: readonly NewReview[]): Promise<string[]> {
  const rows = await tx
    .insertInto('change_request')
    .values(
      reviews.map((review) => ({
        kind: productKind,
        merchant_id: review.merchantId,
        record_id: review.productId,
        record_version: review.version,
        status: productReviewMachine.initial,
        before: JSON.stringify(review.before),
        after: JSON.stringify(review.after),
        requested_by: review.requestedBy,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export const writeDecision = (
  tx: Executor,
  id: string,
  { reason, remarks }: { reason: string; remarks: readonly ProductRemark[] },
) =>
  tx
    .updateTable('change_request')
    .set({ decision_reason: reason, remarks: JSON.stringify(remarks) })
    .where('id', '=', id)
    .execute()

interface ReviewFilter {
  readonly status?: ProductReviewStatus | undefined
  readonly type?: 'new' | 'edit' | undefined
  readonly keyword?: string | undefined
}

const filtered = (db: Executor, scope: Scope, { status, type, keyword }: ReviewFilter) =>
  reviews(db, scope)
    .$if(status !== undefined, (q) => q.where('c.status', '=', status!))
    .$if(type !== undefined, (q) =>
      q.where(sql<boolean>`jsonb_typeof(c.before) = ${type === 'new' ? 'null' : 'object'}`),
    )
    .$if(keyword !== undefined && keyword !== '', (q) =>
      q.where((eb) =>
        eb.or([
          eb(sql`c.after ->> 'name'`, 'ilike', contains(keyword!)),
          says('p.product_no', keyword!),
          says('m.name', keyword!),
        ]),
      ),
    )

export async function pageOfReviews(db: Executor, scope: Scope, query: ReviewFilter & Paging) {
  const { rows, total } = await readPage(filtered(db, scope, query), query, rowsOf)
  return { rows: rows.map(typed), total }
}

/** All requests in the list's order; see `readChunks`. */
export async function* allReviews(
  db: Executor,
  scope: Scope,
  query: ReviewFilter,
): AsyncGenerator<ReviewRecord[]> {
  for await (const rows of readChunks(filtered(db, scope, query), 'c.id', rowsOf)) yield rows.map(typed)
}

/** Open requests first, the longest waiting one at the top; then all others, newest first. */
const rowsOf = (found: ReturnType<typeof filtered>) =>
  found
    .select(columns)
    .orderBy(isNoneOf('c.status', openReviewStatuses))
    .orderBy(sql`case when ${isOneOf('c.status', openReviewStatuses)} then c.created_at end`)
    .orderBy('c.created_at', 'desc')
    .orderBy('c.id')
