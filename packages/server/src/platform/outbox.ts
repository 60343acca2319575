import type { OutboxTopic } from '@bdr/contract/outbox/model'
import { sql } from 'kysely'
import { announceOutbox } from './announce.ts'
import type { Executor } from './db/executor.ts'

/**
 * The payloads of the outbox by topic. Each module declares the payload of its topics and registers the handler in
 * `module.ts`.
 */
export interface OutboxPayloads {}

export interface EnqueueOptions {
  /** earliest time; immediately by default */
  readonly dueAt?: Date
  /** seconds after which it is useless and is given up instead of sent */
  readonly usefulFor?: number
  /** the recipient, by which operators search */
  readonly recipient?: string
  /** whether the payload is emptied once it is done or given up */
  readonly secret?: boolean
}

/** Thrown if trying again cannot help: the row is given up at once. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

/** Adds a row to the outbox, which is sent after the caller's transaction has committed. */
export async function enqueue<Topic extends OutboxTopic>(
  tx: Executor,
  topic: Topic,
  payload: OutboxPayloads[Topic],
  { dueAt, usefulFor, recipient, secret }: EnqueueOptions = {},
): Promise<void> {
  await tx
    .insertInto('outbox')
    .values({
      topic,
      payload: JSON.stringify(payload),
      recipient: recipient ?? null,
      secret: secret ?? false,
      due_at: dueAt ?? sql<string>`now()`,
      useless_after:
        usefulFor === undefined ? null : sql<string>`now() + make_interval(secs => ${usefulFor}::float8)`,
    })
    .execute()
  announceOutbox(tx)
}
