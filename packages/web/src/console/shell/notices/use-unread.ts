import { listMessages } from '@bdr/contract/messages/calls'
import type { MessageType } from '@bdr/contract/messages/model'
import { useCall } from '../../../lib/query.ts'

export type UnreadCounts = Readonly<Record<MessageType | 'all', number>>

/** How many messages of each type are unread; null until it is known. */
export function useUnread(enabled: boolean): UnreadCounts | null {
  // the counts come with every list: the shortest one is enough
  const { data } = useCall(listMessages, { pageSize: 1 }, { enabled })
  if (!data) return null
  const { agg } = data
  return {
    all: agg.allUnreadCount,
    order: agg.orderUnreadCount,
    business: agg.businessUnreadCount,
    system: agg.systemUnreadCount,
  }
}
