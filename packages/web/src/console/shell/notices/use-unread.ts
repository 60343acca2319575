import { listMessages } from '@bdr/contract/messages/calls'
import type { MessageType } from '@bdr/contract/messages/model'
import { cachedAnswer, useCall } from '../../../lib/query.ts'

export type UnreadCounts = Readonly<Record<MessageType | 'all', number>>

/** Every list has the counts in its answer: the shortest one is enough. */
const shortest = { pageSize: 1 } as const

/** The number of unread messages of each type; null until it is known. */
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

/** The number that the page shows now; null where it has not read the counts. */
export const countedUnread = (): number | null =>
  cachedAnswer(listMessages, shortest)?.agg.allUnreadCount ?? null
