import type { WallSection } from '../../test/wall.ts'

export const companyWall: WallSection = {
  async make({ database, valves, viewers }) {
    const { id } = await database.kysely
      .insertInto('change_request')
      .values({
        kind: 'company',
        merchant_id: valves.id,
        record_id: valves.id,
        record_version: 1,
        status: 'withdrawn',
        before: '{}',
        after: '{}',
        requested_by: viewers.owner.staffId,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { changeRequest: id }
  },
  inputs: {
    'company.withdrawChange': (ids) => ({ id: ids['changeRequest'], version: 1 }),
    'changeRequests.detail': (ids) => ({ id: ids['changeRequest'] }),
    'changeRequests.approve': (ids) => ({ id: ids['changeRequest'], version: 1 }),
    'changeRequests.refuse': (ids) => ({ id: ids['changeRequest'], version: 1, reason: 'because' }),
  },
}
