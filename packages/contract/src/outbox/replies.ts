import { z } from 'zod'
import { outboxTopic, outboxState } from './model.ts'
import { pageOf } from '../kernel/page.ts'

export const outboxRow = z.object({
  id: z.string(),
  topic: outboxTopic,
  /** which message it is; null for what is none */
  template: z.string().nullable(),
  /** as much of the mobile or address as distinguishes it from others */
  recipient: z.string().nullable(),
  state: outboxState,
  attempts: z.number().int(),
  reason: z.string().nullable(),
  createdAt: z.string(),
  /** of a row that waits: when it is tried */
  dueAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** why it cannot be sent again; null when it can */
  retryBlocked: z.string().nullable(),
})
export type OutboxRow = z.output<typeof outboxRow>

/** What the calls answer, by their names. */
export const replies = {
  'outbox.list': pageOf(outboxRow),
  'outbox.retry': outboxRow,
}
