import { z } from 'zod'

/** Work that is done after the transaction that requested it has committed, or at a set time. */
export const outboxTopics = ['sms', 'mail', 'file-removal', 'content-due'] as const
export const outboxTopic = z.enum(outboxTopics)
export type OutboxTopic = z.output<typeof outboxTopic>

/**
 * `failing`: the last attempt failed and there will be another; `given-up`: there will be no further attempt unless a
 * person retries it.
 */
export const outboxStates = ['waiting', 'failing', 'given-up', 'done'] as const
export const outboxState = z.enum(outboxStates)
export type OutboxState = z.output<typeof outboxState>

/** Failure reasons of our own. Any other text comes from the carrier. */
export const outboxReasons = ['useless', 'crashed'] as const
export type OutboxReason = (typeof outboxReasons)[number]
