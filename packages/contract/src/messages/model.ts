import { z } from 'zod'
import type { EntityKind } from '../entities.ts'

/** The types of messages, one for each tab of the drawer. */
export const messageTypes = ['order', 'business', 'system'] as const
export const messageType = z.enum(messageTypes)
export type MessageType = z.output<typeof messageType>

/** The drawer reads all messages at once; the specification sets this page size. */
export const messagePageSize = 999
/** Messages that one call can mark as read. */
export const maxMessageIds = 10_000

/** The push connection: the interval of the client's heartbeat and its delay before reconnecting, in milliseconds. */
export const push = {
  heartbeat: 5_000,
  reconnect: { production: 60_000, development: 5_000 },
  /** size limit of a message from the client, in bytes; a heartbeat has a dozen */
  maxMessageBytes: 1_024,
  /** limit on one node; a further one is refused with 429 before the upgrade */
  connectionsPerUser: 20,
  /** close code which means that reconnecting with the same token is pointless */
  sessionEnded: 4_401,
} as const

/**
 * WebSocket path after the host. `uid` and `token` are query parameters, and the token is never logged. A page that has
 * already read its messages passes their unread count as `unread` and is notified at once if that number is outdated.
 */
export const pushPath = '/{product}-supplierecology/ws/notice'

/** The content of a push. On any of them a client of the specification reads its messages again, which is harmless. */
export type Push =
  /** the list of messages has changed */
  | { readonly type: 'messages' }
  | { readonly type: 'records'; readonly changes: readonly RecordHint[] }
  /** pushes may have been lost, so everything must be read again */
  | { readonly type: 'missed' }

/** Records of a kind have changed: those with these ids, or unknown ones if there are no ids. */
export interface RecordHint {
  readonly kind: EntityKind
  readonly ids?: readonly string[]
}

/** Ids in one push. If more records have changed, it contains none. */
export const maxHintedIds = 50

/**
 * The only tags of a message's content, all without attributes; applied when it is stored and again when it is shown.
 */
export const contentTags = ['b', 'strong', 'em', 'br', 'p', 'ul', 'ol', 'li'] as const
