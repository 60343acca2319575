import type { MessageType } from '@bdr/contract/messages/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, preparedFamily, type Params } from '../../platform/db/prepared.ts'
import { preparedPages, type Paging } from '../../platform/list.ts'

interface MessageFilter {
  readonly type?: MessageType | undefined
  readonly onlyUnread?: 1 | undefined
}

const list = preparedPages({
  key: 'id',
  found: (db, has, p: Params<{ staffId: string; type: MessageType; unread: true }>) =>
    db
      .selectFrom('message')
      .where('staff_id', '=', p.staffId)
      .$if(has('type'), (q) => q.where('type', '=', p.type))
      .$if(has('unread'), (q) => q.where('read_at', 'is', null)),
  rows: (found, _sort: 'newest') =>
    found
      .select(['id', 'type', 'content', 'jump_url', 'jump_param', 'read_at', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc'),
})

const unreadByType = prepared((db, p: Params<{ staffId: string }>) =>
  db
    .selectFrom('message')
    .select(['type', ({ fn }) => fn.countAll<string>().as('total')])
    .where('staff_id', '=', p.staffId)
    .where('read_at', 'is', null)
    .groupBy('type'),
)

/** The number of a person's unread messages. */
export async function countUnread(db: Executor, staffId: string): Promise<number> {
  const rows = await unreadByType.all(db, { staffId })
  return rows.reduce((sum, { total }) => sum + Number(total), 0)
}

/**
 * One page of a person's messages, newest first, with their number under the filter, and the unread ones of each type.
 */
export async function pageOfMessages(
  db: Executor,
  staffId: string,
  { type, onlyUnread, ...paging }: MessageFilter & Paging,
) {
  const values = { staffId, type, unread: onlyUnread && (true as const) }
  const [page, unread] = await Promise.all([
    list.page(db, values, { ...paging, sort: 'newest' }),
    unreadByType.all(db, { staffId }),
  ])
  return { ...page, unread: new Map(unread.map((row) => [row.type, Number(row.total)])) }
}
export type MessageRow = Awaited<ReturnType<typeof pageOfMessages>>['rows'][number]

const markSome = prepared((db, p: Params<{ staffId: string; ids: string[] }>) =>
  db
    .updateTable('message')
    .set({ read_at: sql<string>`now()` })
    .where('staff_id', '=', p.staffId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`id = any(${p.ids}::bigint[])`),
)

const markAll = preparedFamily(
  (db, shape: { byType: boolean }, p: Params<{ staffId: string; type: MessageType | undefined }>) =>
    db
      .updateTable('message')
      .set({ read_at: sql<string>`now()` })
      .where('staff_id', '=', p.staffId)
      .where('read_at', 'is', null)
      .$if(shape.byType, (q) => q.where('type', '=', p.type)),
)

/** Marks some of a person's messages as read; ids of other people's messages have no effect. */
export const markRead = (db: Executor, staffId: string, ids: readonly string[]) =>
  markSome.run(db, { staffId, ids: [...ids] })

/** Marks all of a person's messages as read, or all of one type. */
export const markAllRead = (db: Executor, staffId: string, type: MessageType | undefined) =>
  markAll({ byType: type !== undefined }).run(db, { staffId, type })
