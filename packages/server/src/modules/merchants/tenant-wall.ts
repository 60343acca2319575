import type { WallIds, WallSection } from '../../test/wall.ts'

const change = (ids: WallIds) => ({ id: ids['merchant'], version: 1, reason: 'because' })

/** Even their own merchant is the operators' to look at. */
export const merchantWall: WallSection = {
  make: async ({ valves }) => ({ merchant: valves.id }),
  inputs: {
    'merchants.options': (ids) => ({ chosenId: ids['merchant'] }),
    'merchants.detail': (ids) => ({ id: ids['merchant'] }),
    'merchants.freeze': change,
    'merchants.reinstate': change,
  },
}
