import type { EntityKind } from '@bdr/contract/entities'
import type { Bus, BusMessages, RecordsChanged } from './bus.ts'
import type { Executor } from './db/executor.ts'

/** The topics of the bus whose messages contain people. */
type Topic = {
  [Name in keyof BusMessages]: BusMessages[Name] extends { staffIds: readonly string[] } ? Name : never
}[keyof BusMessages]

/** The messages a transaction publishes after its commit. */
export interface Announcements {
  /** people by topic, each only once */
  readonly people: Map<Topic, Set<string>>
  /** topics whose messages are empty */
  readonly hints: Set<Hint>
  /** changed records, by kind and merchant */
  readonly records: Map<string, Omit<RecordsChanged, 'ids'> & { readonly ids: Set<string> }>
}

type Hint = 'outbox-written' | 'job-written' | 'content-changed'

const collected = new WeakMap<Executor, Announcements>()

/** Collects the announcements of a transaction, for `publish` after its commit. */
export function collectAnnouncements(tx: Executor): Announcements {
  const announcements: Announcements = { people: new Map(), hints: new Set(), records: new Map() }
  collected.set(tx, announcements)
  return announcements
}

/**
 * Publishes on the bus, after the transaction has committed, that something about these people has changed. A rollback
 * discards it.
 */
export function announce(tx: Executor, topic: Topic, staffIds: readonly string[]): void {
  const announcements = collected.get(tx)
  if (!announcements || staffIds.length === 0) return
  const people = announcements.people.get(topic) ?? new Set()
  for (const id of staffIds) people.add(id)
  announcements.people.set(topic, people)
}

/** Announces new rows of the outbox, so that its workers process them at once instead of at their next poll. */
export const announceOutbox = (tx: Executor): void => hint(tx, 'outbox-written')

/** Announces new jobs in the same way. */
export const announceJobs = (tx: Executor): void => hint(tx, 'job-written')

/** Announces a change of public content, so that every node renders its pages again. */
export const announceContent = (tx: Executor): void => hint(tx, 'content-changed')

/**
 * Announces changed records. Open pages of people who can see them read them again.
 * @param merchantId the records' merchant if the caller knows it; otherwise it is read from the rows
 */
export function announceRecords(
  tx: Executor,
  kind: EntityKind,
  ids: readonly string[],
  merchantId?: string | null,
): void {
  const announcements = collected.get(tx)
  if (!announcements) return
  // a hint without ids must not be merged with one that has ids
  const key = `${kind} ${merchantId} ${ids.length > 0}`
  const known = announcements.records.get(key) ?? { kind, merchantId, ids: new Set() }
  for (const id of ids) known.ids.add(id)
  announcements.records.set(key, known)
}

function hint(tx: Executor, topic: Hint): void {
  collected.get(tx)?.hints.add(topic)
}

export function publishAnnouncements(bus: Bus, announcements: Announcements): void {
  for (const [topic, people] of announcements.people) bus.publish(topic, { staffIds: [...people] })
  for (const topic of announcements.hints) bus.publish(topic, null)
  const changed = [...announcements.records.values()]
  // a record already announced with its merchant needs no second announcement that looks the merchant up
  const known = new Set(
    changed.flatMap(({ kind, merchantId, ids }) =>
      typeof merchantId === 'string' ? [...ids].map((id) => `${kind} ${id}`) : [],
    ),
  )
  const records = changed
    .map(({ kind, merchantId, ids }) => ({
      kind,
      merchantId,
      ids: [...ids].filter((id) => merchantId !== undefined || !known.has(`${kind} ${id}`)),
    }))
    .filter(({ merchantId, ids }) => merchantId !== undefined || ids.length > 0)
  if (records.length > 0) bus.publish('records-changed', { records })
}
