import type { MessageType } from '@bdr/contract/messages/model'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared, preparedFamily, type Params } from '../../platform/db/prepared.ts'
import { offsetOf } from '../../platform/list.ts'

export interface MessageFilter {
  readonly type?: MessageType | undefined
  readonly onlyUnread?: 1 | undefined
}

type Shape = { byType: boolean; onlyUnread: boolean }
type FilterValues = { staffId: string; type: MessageType }

const shapeOf = (filter: MessageFilter): Shape => ({
  byType: filter.type !== undefined,
  onlyUnread: filter.onlyUnread !== undefined,
})

/** The statement asks for the type only where it filters by it. */
const valuesOf = (staffId: string, filter: MessageFilter) =>
  ({ staffId, ...(filter.type && { type: filter.type }) }) as FilterValues

const filtered = (db: Executor, shape: Shape, p: Params<FilterValues>) =>
  db
    .selectFrom('message')
    .where('staff_id', '=', p.staffId)
    .$if(shape.byType, (q) => q.where('type', '=', p.type))
    .$if(shape.onlyUnread, (q) => q.where('read_at', 'is', null))

const messagePage = preparedFamily(
  (db, shape: Shape, p: Params<FilterValues & { limit: number; offset: number }>) =>
    filtered(db, shape, p)
      .select(['id', 'type', 'content', 'jump_url', 'jump_param', 'read_at', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
)

const messageCount = preparedFamily((db, shape: Shape, p: Params<FilterValues>) =>
  filtered(db, shape, p).select(({ fn }) => fn.countAll<string>().as('total')),
)

const unreadByType = prepared((db, p: Params<{ staffId: string }>) =>
  db
    .selectFrom('message')
    .select(['type', ({ fn }) => fn.countAll<string>().as('total')])
    .where('staff_id', '=', p.staffId)
    .where('read_at', 'is', null)
    .groupBy('type'),
)

/** One page of a person's messages, newest first, how many the filter leaves, and how many of each type are unread. */
export async function pageOfMessages(
  db: Executor,
  staffId: string,
  query: MessageFilter & { pageNum: number; pageSize: number },
) {
  const values = valuesOf(staffId, query)
  const [rows, count, unread] = await Promise.all([
    messagePage(shapeOf(query)).all(db, { ...values, limit: query.pageSize, offset: offsetOf(query) }),
    messageCount(shapeOf(query)).firstOrThrow(db, values),
    unreadByType.all(db, { staffId }),
  ])
  return {
    rows,
    total: Number(count.total),
    unread: new Map(unread.map((row) => [row.type, Number(row.total)])),
  }
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

const markAll = preparedFamily((db, shape: { byType: boolean }, p: Params<FilterValues>) =>
  db
    .updateTable('message')
    .set({ read_at: sql<string>`now()` })
    .where('staff_id', '=', p.staffId)
    .where('read_at', 'is', null)
    .$if(shape.byType, (q) => q.where('type', '=', p.type)),
)

/** Marks some of a person's messages read; ids of other people's find nothing. */
export const markRead = (db: Executor, staffId: string, ids: readonly string[]) =>
  markSome.run(db, { staffId, ids: [...ids] })

/** Marks all of a person's messages read, or all of one type. */
export const markAllRead = (db: Executor, staffId: string, type: MessageType | undefined) =>
  markAll({ byType: type !== undefined }).run(db, valuesOf(staffId, { type }))
