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
