import type { BasePost } from '@bdr/contract/access'
import { merchantPosts } from '@bdr/contract/posts/model'
import { sql } from 'kysely'
import { comparePinyin } from '../../platform/compare-pinyin.ts'
import type { Executor } from '../../platform/db/executor.ts'

/** Ordered by the posts they are based on. */
export async function ownPosts(db: Executor, merchantId: string) {
  const rows = await db
    .selectFrom('post')
    .select(['id', 'version', 'name', 'description', 'base_post'])
    .where('merchant_id', '=', merchantId)
    .execute()
  const rank = (base: BasePost) => merchantPosts.findIndex((post) => post === base)
  return rows.toSorted(
    (one, other) => rank(one.base_post) - rank(other.base_post) || comparePinyin(one.name, other.name),
  )
}

/** All people of a merchant with their posts. */
export const membersOf = (db: Executor, merchantId: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'enabled', 'base_post', 'post_id'])
    .where('merchant_id', '=', merchantId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()

export const lockPost = (tx: Executor, merchantId: string, id: string) =>
  tx
    .selectFrom('post')
    .select(['id', 'version', 'name', 'description', 'base_post'])
    .where('merchant_id', '=', merchantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export async function countMembers(db: Executor, postId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('post_id', '=', postId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function nameTaken(
  db: Executor,
  merchantId: string,
  name: string,
  exceptId = '0',
): Promise<boolean> {
  const other = await db
    .selectFrom('post')
    .select('id')
    .where('merchant_id', '=', merchantId)
    .where('name', '=', name)
    .where('id', '<>', sql<string>`${exceptId}::bigint`)
    .executeTakeFirst()
  return other !== undefined
}
