import type { IsolationSection } from '../../test/isolation.ts'

export const isolation: IsolationSection = {
  inputs: {},
  untried: {
    'orders.import':
      "operators choose among all merchants; merchants' people are refused before the file is read",
  },
}
