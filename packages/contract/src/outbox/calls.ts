import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { exportOf } from '../kernel/export.ts'
import { id } from '../kernel/field.ts'
import { pageFields } from '../kernel/page.ts'
import { platform } from '../paths.ts'
import { outboxState, outboxTopic } from './model.ts'

/** Outgoing SMS and mails and the outcome of each, newest first. */
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
      /** the complete mobile or address, or its end */
      recipient: z.string().trim().min(4).max(254).optional(),
    }),
})
export const exportOutbox = exportOf(listOutbox)

/** Retries an entry that was given up, starting with the first attempt. */
export const retryOutbox = call({
  name: 'outbox.retry',
  method: 'POST',
  path: `${platform}/outbox/{id}/retry`,
  access: 'outbox:view',
  input: () => z.strictObject({ id }),
})
