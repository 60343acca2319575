import type { IsolationSection } from '../../test/isolation.ts'

export const isolation: IsolationSection = {
  make: async ({ viewers }) => ({ auditedPerson: viewers.sales.staffId }),
  inputs: {
    'audit.log': [
      (foreign) => ({ personId: foreign['auditedPerson'] }),
      (foreign) => ({ merchantId: foreign['merchant'] }),
    ],
  },
}
