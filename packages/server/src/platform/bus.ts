import type { EntityKind } from '@bdr/contract/entities'

/** Records of one kind that changed. */
export interface RecordsChanged {
  readonly kind: EntityKind
  /** whose they are; null for the marketplace's own, undefined where only the rows know */
  readonly merchantId?: string | null | undefined
  /** none where it does not matter which */
  readonly ids: readonly string[]
}

/**
 * Messages between nodes. The rows are the truth; a message only says "read again", so a lost one costs
 * freshness, never data.
 */
export interface BusMessages {
  /** some sessions of these people no longer hold */
  'sessions-ended': { staffIds: readonly string[] }
  /** the post or the name of these people is another; their sessions still hold */
  'viewers-changed': { staffIds: readonly string[] }
  /** these people have new messages */
  'messages-written': { staffIds: readonly string[] }
  /** what pages show of these records is outdated */
  'records-changed': { records: readonly RecordsChanged[] }
  /** rows wait in the outbox */
  'outbox-written': null
  /** jobs wait, or one was cancelled */
  'job-written': null
  /** what the public pages show is another */
  'content-changed': null
  /** from this node to itself: messages of other nodes may have been missed, read everything again */
  'bus-restored': null
}

export interface Bus {
  /** Calls this node's listeners before it returns; those of other nodes are called soon after. */
  publish<Topic extends keyof BusMessages>(topic: Topic, message: BusMessages[Topic]): void
  /** The listener must not throw: what happened has been committed already. */
  subscribe<Topic extends keyof BusMessages>(
    topic: Topic,
    listener: (message: BusMessages[Topic]) => void,
  ): void
  close(): void
}

/** The bus of a single node. */
export function localBus(): Bus {
  const listeners = new Map<string, ((message: never) => void)[]>()
  return {
    publish: (topic, message) => listeners.get(topic)?.forEach((listener) => listener(message as never)),
    subscribe: (topic, listener) => listeners.set(topic, [...(listeners.get(topic) ?? []), listener]),
    close: () => listeners.clear(),
  }
}
