import { z } from 'zod'
import { outboxTopic, outboxState } from './model.ts'
import { pageOf } from '../kernel/page.ts'

export const outboxRow = z.object({
  id: z.string(),
  topic: outboxTopic,
  /** the SMS or mail template; null for other work */
  template: z.string().nullable(),
  /** the mobile or address, masked except for the part that distinguishes it */
  recipient: z.string().nullable(),
  state: outboxState,
  attempts: z.number().int(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  /** time of the next attempt, for waiting rows */
  dueAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** why it cannot be retried; null if it can */
  retryBlocked: z.string().nullable(),
})
export type OutboxRow = z.output<typeof outboxRow>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'outbox.list': pageOf(outboxRow),
  'outbox.retry': outboxRow,
}
