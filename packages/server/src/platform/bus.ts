import type { EntityKind } from '@bdr/contract/entities'

/** Records of one kind that changed. */
export interface RecordsChanged {
  readonly kind: EntityKind
  /** null for records of the marketplace itself; undefined if it has to be read from the rows */
  readonly merchantId?: string | null | undefined
  /** empty if it is unknown which records */
  readonly ids: readonly string[]
}

/**
 * Messages between nodes. The database has the truth; a message only causes it to be read again, so a lost one delays
 * an update but loses no data.
 */
export interface BusMessages {
  /** sessions of these people have ended */
  'sessions-ended': { staffIds: readonly string[] }
  /** the post or the name of these people has changed; their sessions are still valid */
  'viewers-changed': { staffIds: readonly string[] }
  /** these people have new messages */
  'messages-written': { staffIds: readonly string[] }
  /** data of these records on open pages is outdated */
  'records-changed': { records: readonly RecordsChanged[] }
  /** rows wait in the outbox */
  'outbox-written': null
  /** jobs wait, or one was cancelled */
  'job-written': null
  /** content of the public pages has changed */
  'content-changed': null
  /** from this node to itself: messages of other nodes may have been missed, so everything must be read again */
  'bus-restored': null
}

export interface Bus {
  /** Calls this node's listeners before it returns. Listeners on other nodes are called shortly after. */
  publish<Topic extends keyof BusMessages>(topic: Topic, message: BusMessages[Topic]): void
  /** The listener must not throw, because the change has already been committed. */
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
