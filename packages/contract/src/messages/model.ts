import { z } from 'zod'
import type { EntityKind } from '../entities.ts'

/** The drawer's tabs. */
export const messageTypes = ['order', 'business', 'system'] as const
export const messageType = z.enum(messageTypes)
export type MessageType = z.output<typeof messageType>

/** The drawer reads everything at once: the specification's page size. */
export const messagePageSize = 999
/** Messages marked read in one call. */
export const maxMessageIds = 10_000

/** Push connection: the client's heartbeat and how long it waits before it connects again, in milliseconds. */
export const push = {
  heartbeat: 5_000,
  reconnect: { production: 60_000, development: 5_000 },
  /** bytes of one client message; a heartbeat has a dozen */
  maxMessageBytes: 1_024,
  /** on one node; one more is refused with 429 before the upgrade */
  connectionsPerUser: 20,
  /** what a close of ours says: there is no point in connecting again with the same token */
  sessionEnded: 4_401,
} as const

/**
 * WebSocket path below the host; `uid` and `token` come as query. The token is never logged. A page that has
 * read its messages passes in `unread` how many of them are unread, and is notified at once when that number
 * is outdated.
 */
export const pushPath = '/{product}-supplierecology/ws/notice'

/**
 * What a push says. Any of them makes a client of the specification read its messages again, which
 * is harmless.
 */
export type Push =
  /** the list of messages has changed, read it again */
  | { readonly type: 'messages' }
  | { readonly type: 'records'; readonly changes: readonly RecordHint[] }
  /** something may have been missed, look again at everything */
  | { readonly type: 'missed' }

/** Records of a kind have changed: these, or some where no ids are named. */
export interface RecordHint {
  readonly kind: EntityKind
  readonly ids?: readonly string[]
}

/** Ids of one kind in a push; where more have changed, none is named. */
export const maxHintedIds = 50

/** The only tags in a message's content, none with attributes: kept when stored and again when shown. */
export const contentTags = ['b', 'strong', 'em', 'br', 'p', 'ul', 'ol', 'li'] as const
