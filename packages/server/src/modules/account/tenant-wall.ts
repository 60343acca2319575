import { readSessions } from '@bdr/contract/account/calls'
import type { WallSection } from '../../test/wall.ts'

export const accountWall: WallSection = {
  async make(_world, { owner }) {
    const { list } = await owner.ok(readSessions, {})
    return { session: list[0]!.id }
  },
  inputs: { 'account.endSession': (ids) => ({ id: ids['session'] }) },
}
