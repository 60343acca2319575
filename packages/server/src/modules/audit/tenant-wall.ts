import type { WallSection } from '../../test/wall.ts'

export const auditWall: WallSection = {
  make: async ({ viewers }) => ({ auditedPerson: viewers.sales.staffId }),
  inputs: {
    'audit.log': [
      (foreign) => ({ personId: foreign['auditedPerson'] }),
      (foreign) => ({ merchantId: foreign['merchant'] }),
    ],
  },
}
