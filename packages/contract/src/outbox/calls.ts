import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { id } from '../kernel/field.ts'
import { pageFields } from '../kernel/page.ts'
import { platform } from '../paths.ts'
import { outboxState, outboxTopic } from './model.ts'

/** What was sent out and what failed, newest first. */
export const listOutbox = call({
  name: 'outbox.list',
  method: 'GET',
  path: `${platform}/outbox`,
  access: 'outbox:view',
  input: () =>
    z.strictObject({
      ...pageFields,
      state: outboxState.optional(),
      topic: outboxTopic.optional(),
      /** the whole mobile or address, or how it ends */
      recipient: z.string().trim().min(4).max(254).optional(),
    }),
})
export const exportOutbox = exportOf(listOutbox)

/** Tries something that was given up once more, from the beginning. */
export const retryOutbox = call({
  name: 'outbox.retry',
  method: 'POST',
  path: `${platform}/outbox/{id}/retry`,
  access: 'outbox:view',
  input: () => z.strictObject({ id }),
})
