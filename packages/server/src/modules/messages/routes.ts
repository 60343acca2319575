import * as calls from '@bdr/contract/messages/calls'
import type { MessageType } from '@bdr/contract/messages/model'
import type { Message } from '@bdr/contract/messages/replies'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import * as queries from './queries.ts'

export function messageRoutes(): BoundCall[] {
  return [
    bind(
      calls.listMessages,
      async ({ db, viewer, input }) => {
        const { rows, total, unread } = await queries.pageOfMessages(db, viewer.staffId, input)
        return { list: rows.map(presentMessage), total, agg: presentUnread(unread) }
      },
      // a POST that only reads
      { transactional: false },
    ),
    bind(calls.readMessages, async ({ db, viewer, input }) => {
      if (input.messageIds.length === 0) await queries.markAllRead(db, viewer.staffId, input.type)
      else await queries.markRead(db, viewer.staffId, input.messageIds)
      return null
    }),
  ]
}

const presentMessage = (row: queries.MessageRow): Message => ({
  id: row.id,
  type: row.type,
  content: row.content,
  isRead: row.read_at !== null,
  gmtCreate: row.created_at,
  jumpUrl: row.jump_url,
  jumpParam: row.jump_param,
})

function presentUnread(unread: ReadonlyMap<MessageType, number>) {
  const of = (type: MessageType) => unread.get(type) ?? 0
  return {
    allUnreadCount: of('order') + of('business') + of('system'),
    orderUnreadCount: of('order'),
    businessUnreadCount: of('business'),
    systemUnreadCount: of('system'),
  }
}
