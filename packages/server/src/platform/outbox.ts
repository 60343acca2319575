import type { OutboxTopic } from '@bdr/contract/outbox/model'
import { sql } from 'kysely'
import { announceOutbox } from './announce.ts'
import type { Executor } from './db/executor.ts'

/**
 * What is sent out after a commit, by topic. Each module declares what its own topic carries, and names its
 * handler in `module.ts`.
 */
export interface OutboxPayloads {}

export interface EnqueueOptions {
  /** not before; at once unless given */
  readonly dueAt?: Date
  /** seconds after which it is of no use any more: it is given up instead of sent */
  readonly usefulFor?: number
  /** whom it goes to, for operators who look for it */
  readonly recipient?: string
  /** whether the payload is emptied once it is done or given up */
  readonly secret?: boolean
}

/** Trying again cannot help: the row is given up at once. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
}

/** Writes a row of the outbox, which is sent once the caller's transaction has committed. */
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
