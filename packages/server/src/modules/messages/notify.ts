import { basePosts, can, type Permission } from '@bdr/contract/access'
import type { MessageType } from '@bdr/contract/messages/model'
import { pageByKey, type PageKey } from '@bdr/contract/navigation'
import { sql } from 'kysely'
import { announce } from '../../platform/announce.ts'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, type Params } from '../../platform/db/prepared.ts'
import type { Viewer } from '../../platform/viewer.ts'
import { cleanContent } from './content.ts'

/** Who hears of it: people of a supplier whose post has the permission, operators, or both. */
export interface Recipients {
  readonly merchant?: { readonly id: string; readonly permission: Permission }
  readonly operators?: boolean
}

export interface Notice {
  readonly type: MessageType
  /** HTML of `@bdr/text/messages` */
  readonly content: string
  /** the record it is about, on the page that shows it */
  readonly about: { readonly page: PageKey; readonly id: string }
}

const insertForStaff = prepared(
  (
    db,
    p: Params<{
      type: MessageType
      content: string
      jumpUrl: string
      jumpParam: string
      actorId: string
      merchantId: string | null
      posts: string[]
      operators: boolean
    }>,
  ) =>
    db
      .insertInto('message')
      .columns(['staff_id', 'type', 'content', 'jump_url', 'jump_param'])
      .expression(
        db
          .selectFrom('staff as s')
          .select([
            's.id',
            sql<MessageType>`${p.type}::text`.as('type'),
            sql<string>`${p.content}::text`.as('content'),
            sql<string>`${p.jumpUrl}::text`.as('jump_url'),
            sql<string>`${p.jumpParam}::text`.as('jump_param'),
          ])
          .where('s.enabled', '=', true)
          .where(sql<boolean>`s.id <> ${p.actorId}::bigint`)
          .where(
            sql<boolean>`(s.merchant_id = ${p.merchantId}::bigint and s.base_post = any(${p.posts}::text[])
              or s.merchant_id is null and ${p.operators}::boolean)`,
          ),
      )
      .returning('staff_id'),
)

/**
 * Writes a message to each recipient but the actor, in the actor's transaction: the notice exists
 * exactly when what it tells has happened. Those who are connected hear of it after the commit.
 */
export async function notify(
  tx: Executor,
  actor: Viewer,
  { merchant, operators = false }: Recipients,
  notice: Notice,
): Promise<void> {
  const written = await insertForStaff.all(tx, {
    type: notice.type,
    content: await cleanContent(notice.content),
    jumpUrl: pageByKey(notice.about.page).path,
    jumpParam: JSON.stringify({ id: notice.about.id }),
    actorId: actor.staffId,
    merchantId: merchant?.id ?? null,
    posts: merchant ? basePosts.filter((post) => can(post, merchant.permission)) : [],
    operators,
  })
  announce(
    tx,
    'messages-written',
    written.map((row) => row.staff_id),
  )
}
