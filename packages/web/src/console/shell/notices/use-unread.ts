import { listMessages } from '@bdr/contract/messages/calls'
import type { MessageType } from '@bdr/contract/messages/model'
import { cachedAnswer, useCall } from '../../../lib/query.ts'

export type UnreadCounts = Readonly<Record<MessageType | 'all', number>>

/** The counts come with every list: the shortest one is enough. */
const shortest = { pageSize: 1 } as const

/** How many messages of each type are unread; null until it is known. */
export function useUnread(): UnreadCounts | null {
  const { data } = useCall(listMessages, shortest)
  if (!data) return null
  const { agg } = data
  return {
    all: agg.allUnreadCount,
    order: agg.orderUnreadCount,
    business: agg.businessUnreadCount,
    system: agg.systemUnreadCount,
  }
}

/** How many the page counts now; null where it has not read them. */
export const countedUnread = (): number | null =>
  cachedAnswer(listMessages, shortest)?.agg.allUnreadCount ?? null
