import * as calls from '@bdr/contract/posts/calls'
import { maxOwnPosts } from '@bdr/contract/posts/model'
import { sql } from 'kysely'
import { audit, type AuditEntry } from '../../platform/audit.ts'
import type { Change } from '../../platform/change.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { invalid, notFound, refused } from '../../platform/errors.ts'
import { fault } from '../../platform/refusals.ts'
import { changesBetween } from '../../platform/field-changes.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { ownMerchantOf, scopeOf } from '../../platform/scope.ts'
import { assertVersion } from '../../platform/record-version.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { lockPeopleOf } from '../staff/queries.ts'
import { builtInPost, presentPosts } from './present.ts'
import { countMembers, lockPost, membersOf, nameTaken, ownPosts } from './queries.ts'

export function postRoutes(): BoundCall[] {
  return [
    bind(calls.listPosts, async ({ db, viewer, input }) => {
      const scope = scopeOf(viewer)
      if (input.bizType === 'platform') return scope.of === 'all' ? [builtInPost('admin', [])] : []
      if (scope.of === 'all') return presentPosts([], [])
      return presentPosts(await ownPosts(db, scope.merchantId), await membersOf(db, scope.merchantId))
    }),
    bind(calls.createPost, async ({ db, viewer, caller, input }) => {
      const merchantId = await lockedMerchant(db, viewer)
      if ((await ownPosts(db, merchantId)).length >= maxOwnPosts)
        throw refused('post.tooMany', { limit: maxOwnPosts })
      await refuseTakenName(db, merchantId, input.name)
      const { id } = await db
        .insertInto('post')
        .values({
          merchant_id: merchantId,
          base_post: input.basePost,
          name: input.name,
          description: input.description,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await note(db, { viewer, caller }, 'create', { id, name: input.name })
      return { id }
    }),
    bind(calls.updatePost, async ({ db, viewer, caller, input }) => {
      const merchantId = await lockedMerchant(db, viewer)
      const post = assertVersion(await lockPost(db, merchantId, input.id), input)
      await refuseTakenName(db, merchantId, input.name, input.id)
      await db
        .updateTable('post')
        .set({
          name: input.name,
          description: input.description,
          version: sql<number>`version + 1`,
          updated_at: sql<string>`now()`,
        })
        .where('id', '=', input.id)
        .execute()
      await note(db, { viewer, caller }, 'update', post, changesBetween(['name', 'description'], post, input))
      return { id: input.id }
    }),
    bind(calls.deletePost, async ({ db, viewer, caller, input }) => {
      const merchantId = await lockedMerchant(db, viewer)
      const post = await lockPost(db, merchantId, input.id)
      if (!post) throw notFound()
      const count = await countMembers(db, post.id)
      if (count > 0) throw refused('post.hasMembers', { count })
      await db.deleteFrom('post').where('id', '=', post.id).execute()
      await note(db, { viewer, caller }, 'delete', post)
      return null
    }),
  ]
}

/** Locks the merchant's people, so that a post being removed is not assigned at the same time. */
async function lockedMerchant(tx: Executor, viewer: Viewer): Promise<string> {
  const merchantId = ownMerchantOf(viewer)
  if (!(await lockPeopleOf(tx, merchantId))) throw notFound()
  return merchantId
}

async function refuseTakenName(db: Executor, merchantId: string, name: string, exceptId?: string) {
  if (await nameTaken(db, merchantId, name, exceptId)) throw invalid([fault(['name'], 'post.nameTaken')])
}

const note = (
  tx: Executor,
  { viewer, caller }: Change,
  verb: string,
  { id, name }: { id: string; name: string },
  changes: AuditEntry['changes'] = [],
) =>
  audit(tx, {
    actor: viewer,
    merchantId: viewer.merchantId,
    action: `post.${verb}`,
    subject: { kind: 'post', id, name },
    changes,
    caller,
  })
