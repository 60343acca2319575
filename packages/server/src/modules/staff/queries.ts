import { ownerPost } from '@bdr/contract/access'
import { merchantPosts } from '@bdr/contract/posts/model'
import { staffStatuses } from '@bdr/contract/staff/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { type Paging, readChunks, readPage, says, startsWith } from '../../platform/list.ts'
import { within, type Scope } from '../../platform/scope.ts'
import { hasAccount } from './account.ts'

interface StaffFilter {
  readonly keyword?: string | undefined
  readonly status?: number | undefined
  readonly postId?: string | undefined
  readonly merchantId?: string | undefined
}

/** The people of merchants within a scope; operators belong to no merchant. */
const visible = (db: Executor, scope: Scope) =>
  db
    .selectFrom('staff as s')
    .innerJoin('merchant as m', 'm.id', 's.merchant_id')
    .leftJoin('post as p', 'p.id', 's.post_id')
    .leftJoin('file as f', 'f.id', 's.head_file_id')
    .where('s.deleted_at', 'is', null)
    .where(within(scope, 's.merchant_id'))

const columns = [
  's.id',
  's.version',
  's.name',
  's.account',
  's.mobile',
  's.email',
  's.head_url',
  'f.key as head_key',
  's.enabled',
  's.base_post',
  's.post_id',
  'p.name as own_post_name',
  's.merchant_id',
  'm.name as merchant_name',
  's.must_change_password',
  's.last_sign_in_at',
  's.created_at',
] as const

/** Owners first, in the order of posts; as text, 100 would precede 98. */
const byPost = sql`array_position(${sql.val(merchantPosts)}::text[], ${sql.ref('s.base_post')})`

const enabledOwners = sql<number>`(
  select count(*)::int from staff o
  where o.merchant_id = s.merchant_id and o.base_post = ${ownerPost} and o.enabled and o.deleted_at is null)`

export type StaffRecord = NonNullable<Awaited<ReturnType<typeof staffById>>>

export const staffById = (db: Executor, scope: Scope, id: string) =>
  visible(db, scope)
    .select([...columns, enabledOwners.as('enabled_owners')])
    .where('s.id', '=', id)
    .executeTakeFirst()

const filtered = (db: Executor, scope: Scope, filter: StaffFilter) =>
  visible(db, scope)
    .$if(filter.merchantId !== undefined, (q) => q.where('s.merchant_id', '=', filter.merchantId!))
    .$if(filter.status !== undefined, (q) =>
      q.where('s.enabled', '=', filter.status === staffStatuses.enabled),
    )
    .$if(filter.postId !== undefined, (q) => {
      const builtIn = merchantPosts.find((post) => post === filter.postId)
      return builtIn
        ? q.where('s.base_post', '=', builtIn).where('s.post_id', 'is', null)
        : q.where('s.post_id', '=', filter.postId!)
    })
    .$if(filter.keyword !== undefined && filter.keyword !== '', (q) =>
      q.where((eb) =>
        eb.or([
          says('s.name', filter.keyword!),
          eb('s.account', 'ilike', startsWith(filter.keyword!)),
          eb('s.mobile', 'like', startsWith(filter.keyword!)),
        ]),
      ),
    )

export const pageOfStaff = (db: Executor, scope: Scope, query: StaffFilter & Paging) =>
  readPage(filtered(db, scope, query), query, rowsOf)

/** All people in the list's order; see `readChunks`. */
export const allStaff = (db: Executor, scope: Scope, query: StaffFilter) =>
  readChunks(filtered(db, scope, query), 's.id', rowsOf)

const rowsOf = (found: ReturnType<typeof filtered>) =>
  found
    .select([...columns, enabledOwners.as('enabled_owners')])
    .orderBy('s.merchant_id')
    .orderBy(byPost)
    .orderBy('s.id')

/**
 * Makes changes of one merchant's people wait for each other: if two owners disable each other at the same moment, only
 * one may succeed.
 */
export const lockPeopleOf = (tx: Executor, merchantId: string) =>
  tx.selectFrom('merchant').select('id').where('id', '=', merchantId).forNoKeyUpdate().executeTakeFirst()

/** Those of these accounts, regardless of case, and mobiles that people already have. */
export const existingLogins = (
  db: Executor,
  { accounts, mobiles }: { accounts: readonly string[]; mobiles: readonly string[] },
) =>
  db
    .selectFrom('staff')
    .select(['account', 'mobile'])
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(accounts.length > 0 ? [hasAccount('account', accounts)] : []),
        ...(mobiles.length > 0 ? [eb('mobile', 'in', mobiles)] : []),
      ]),
    )
    .execute()

/** The merchant's own post with this id. */
export const ownPost = (db: Executor, merchantId: string, id: string) =>
  db
    .selectFrom('post')
    .select(['id', 'name', 'base_post'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .executeTakeFirst()
