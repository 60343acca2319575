import { listMessages } from '@bdr/contract/messages/calls'
import { messagePageSize, type MessageType } from '@bdr/contract/messages/model'
import type { Message } from '@bdr/contract/messages/replies'
import { useInfiniteQuery } from '@tanstack/react-query'
import { request } from '../../../../lib/api.ts'

export interface MessageFilter {
  type: MessageType
  onlyUnread: boolean
}

/** The messages of one tab, newest first; `more` reads the next page. */
export function useMessages({ type, onlyUnread }: MessageFilter, enabled: boolean) {
  const filter = { type, pageSize: messagePageSize, ...(onlyUnread && { onlyUnread: 1 as const }) }
  const query = useInfiniteQuery({
    queryKey: [listMessages.name, filter, 'pages'],
    queryFn: ({ pageParam, signal }) => request(listMessages, { ...filter, pageNum: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (page, _pages, pageNum) =>
      pageNum * messagePageSize < page.total ? pageNum + 1 : undefined,
    select: ({ pages }) => ({ messages: unique(pages.flatMap((page) => page.list)), total: pages[0]!.total }),
    meta: { call: listMessages, toast: true },
    enabled,
  })
  return {
    messages: query.data?.messages ?? null,
    total: query.data?.total ?? 0,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    moreFailed: query.isFetchNextPageError,
    more: query.hasNextPage && !query.isFetching ? () => void query.fetchNextPage() : null,
  }
}

/** Removes duplicates: a message that arrives between two reads moves others from one page to the next. */
const unique = (messages: readonly Message[]): Message[] => [
  ...new Map(messages.map((message) => [message.id, message])).values(),
]
