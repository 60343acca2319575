import type { WallSection } from '../../test/wall.ts'

export const orderImportWall: WallSection = {
  inputs: {},
  untried: {
    'orders.import':
      "operators choose among all merchants; merchants' people are refused before the file is read",
  },
}
