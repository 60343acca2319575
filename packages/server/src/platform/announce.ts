import type { EntityKind } from '@bdr/contract/entities'
import type { Bus, BusMessages, RecordsChanged } from './bus.ts'
import type { Executor } from './db/executor.ts'

/** The topics of the bus that name people. */
type Topic = {
  [Name in keyof BusMessages]: BusMessages[Name] extends { staffIds: readonly string[] } ? Name : never
}[keyof BusMessages]

/** What a transaction publishes once it is committed. */
export interface Announcements {
  /** whom each topic concerns; each person once, however often it was said */
  readonly people: Map<Topic, Set<string>>
  /** topics that name nobody */
  readonly hints: Set<Hint>
  /** the records that changed, by their kind and merchant */
  readonly records: Map<string, Omit<RecordsChanged, 'ids'> & { readonly ids: Set<string> }>
}

type Hint = 'outbox-written' | 'job-written' | 'content-changed'

const collected = new WeakMap<Executor, Announcements>()

/** Collects what is announced on a transaction, for `publish` after its commit. */
export function collectAnnouncements(tx: Executor): Announcements {
  const announcements: Announcements = { people: new Map(), hints: new Set(), records: new Map() }
  collected.set(tx, announcements)
  return announcements
}

/**
 * Publishes on the bus that something about these people has changed, once the transaction has committed;
 * never when it rolls back.
 */
export function announce(tx: Executor, topic: Topic, staffIds: readonly string[]): void {
  const announcements = collected.get(tx)
  if (!announcements || staffIds.length === 0) return
  const people = announcements.people.get(topic) ?? new Set()
  for (const id of staffIds) people.add(id)
  announcements.people.set(topic, people)
}

/** The same for rows of the outbox: its workers look at once instead of at their next turn. */
export const announceOutbox = (tx: Executor): void => hint(tx, 'outbox-written')

/** The same for jobs. */
export const announceJobs = (tx: Executor): void => hint(tx, 'job-written')

/** The same for what the public pages show: every node renders them anew. */
export const announceContent = (tx: Executor): void => hint(tx, 'content-changed')

/**
 * The same for records that open pages may show. The pages of those who may see them look again.
 * @param merchantId whose the records are, where the caller knows; the rows are asked otherwise
 */
export function announceRecords(
  tx: Executor,
  kind: EntityKind,
  ids: readonly string[],
  merchantId?: string | null,
): void {
  const announcements = collected.get(tx)
  if (!announcements) return
  // that it does not matter which is said beside the records that are named
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
  // a record whose merchant somebody knew needs no second hint that asks for it
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
