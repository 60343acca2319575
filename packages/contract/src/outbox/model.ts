import { z } from 'zod'

/** What is done after the change that wanted it has committed, or at its time. */
export const outboxTopics = ['sms', 'mail', 'file-removal', 'content-due'] as const
export const outboxTopic = z.enum(outboxTopics)
export type OutboxTopic = z.output<typeof outboxTopic>

/** `failing`: did not work yet and is tried again; `given-up`: is not tried again by itself. */
export const outboxStates = ['waiting', 'failing', 'given-up', 'done'] as const
export const outboxState = z.enum(outboxStates)
export type OutboxState = z.output<typeof outboxState>

/** Reasons of our own; anything else is what the carrier said. */
export const outboxReasons = ['useless', 'crashed'] as const
export type OutboxReason = (typeof outboxReasons)[number]

export const outboxRow = z.object({
  id: z.string(),
  topic: outboxTopic,
  /** which message it is; null for what is none */
  template: z.string().nullable(),
  /** as much of mobile or address as tells it from others */
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
