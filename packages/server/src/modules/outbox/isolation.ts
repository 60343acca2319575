import { enqueue } from '../../platform/outbox.ts'
import type { IsolationSection } from '../../test/isolation.ts'

/** These records belong to no merchant, and only operators see them. */
export const isolation: IsolationSection = {
  async make({ database }) {
    const db = database.kysely
    await enqueue(db, 'sms', { mobile: '13900000000', template: 'notice', params: { title: '' } })
    const { id } = await db
      .selectFrom('outbox')
      .select('id')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    return { outbox: id }
  },
  inputs: { 'outbox.retry': (ids) => ({ id: ids['outbox'] }) },
}
