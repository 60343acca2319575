import type { OutboxTopic } from '@bdr/contract/outbox/model'
import { outboxNotices, outboxTopic } from '@bdr/text/outbox'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { notify } from '../messages/notify.ts'

/**
 * Notifies operators that something was given up. When a carrier fails, everything does, so there is at most one notice
 * in a quarter of an hour; the list shows the rest.
 */
export async function notifyGivenUp(tx: Executor, row: { id: string; topic: OutboxTopic }): Promise<void> {
  const lately = await tx
    .selectFrom('outbox')
    .select('id')
    .where('topic', '=', row.topic)
    .where('given_up_at', '>', sql<string>`now() - interval '15 minutes'`)
    .where('id', '<>', row.id)
    .limit(1)
    .executeTakeFirst()
  if (lately) return
  await notify(
    tx,
    null,
    { operators: true },
    {
      type: 'system',
      content: outboxNotices.outboxGivenUp({ what: outboxTopic[row.topic] }),
      about: { page: 'outbox', id: row.id },
    },
  )
}
