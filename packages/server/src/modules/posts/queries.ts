import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { byPost } from '../staff/queries.ts'

export const ownPosts = (db: Executor, merchantId: string) =>
  db
    .selectFrom('post')
    .select(['id', 'version', 'name', 'description', 'base_post'])
    .where('merchant_id', '=', merchantId)
    .orderBy(byPost('base_post'))
    .orderBy('name')
    .execute()

/** Everybody of a merchant with their posts. */
export const membersOf = (db: Executor, merchantId: string) =>
  db
    .selectFrom('staff')
    .select(['id', 'name', 'enabled', 'base_post', 'post_id'])
    .where('merchant_id', '=', merchantId)
    .where('deleted_at', 'is', null)
    .orderBy('name')
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
