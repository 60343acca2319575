import { expect } from 'vitest'
import { transaction } from '../../platform/db/transaction.ts'
import type { IsolationSection } from '../../test/isolation.ts'
import { notify } from './notify.ts'

export const isolation: IsolationSection = {
  async make({ database, bus, viewers: { admin, owner } }) {
    const notice = { type: 'system', content: 'Not for the bearings', about: null } as const
    await transaction(database, (tx) => notify(tx, admin, { staffIds: [owner.staffId] }, notice), { bus })
    const { id } = await database.kysely
      .selectFrom('message')
      .select('id')
      .where('content', '=', notice.content)
      .executeTakeFirstOrThrow()
    return { message: id }
  },
  inputs: { 'messages.read': (foreign) => ({ messageIds: [foreign['message']] }) },
  passOver: ['messages.read'],
  async untouched({ database }, foreign) {
    const message = await database.kysely
      .selectFrom('message')
      .select('read_at')
      .where('id', '=', foreign['message']!)
      .executeTakeFirstOrThrow()
    expect(message.read_at).toBeNull()
  },
}
