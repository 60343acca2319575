import type { Bus, BusMessages } from './bus.ts'
import type { Executor } from './db/executor.ts'

/** What is said about people: the messages of the bus that name them. */
type Topic = {
  [Name in keyof BusMessages]: BusMessages[Name] extends { staffIds: readonly string[] } ? Name : never
}[keyof BusMessages]

/** Whom each topic of a transaction concerns; each person once, however often it was said. */
export type Announcements = Map<Topic, Set<string>>

const collected = new WeakMap<Executor, Announcements>()

/** Collects what is announced on a transaction, for `publish` after its commit. */
export function collectAnnouncements(tx: Executor): Announcements {
  const announcements: Announcements = new Map()
  collected.set(tx, announcements)
  return announcements
}

/**
 * Says on the bus that something about these people has changed, once the transaction has
 * committed; never when it rolls back.
 */
export function announce(tx: Executor, topic: Topic, staffIds: readonly string[]): void {
  const announcements = collected.get(tx)
  if (!announcements || staffIds.length === 0) return
  const people = announcements.get(topic) ?? new Set()
  for (const id of staffIds) people.add(id)
  announcements.set(topic, people)
}

export function publishAnnouncements(bus: Bus, announcements: Announcements): void {
  for (const [topic, people] of announcements) bus.publish(topic, { staffIds: [...people] })
}
