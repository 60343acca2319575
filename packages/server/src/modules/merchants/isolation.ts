import type { IsolationIds, IsolationSection } from '../../test/isolation.ts'

const change = (ids: IsolationIds) => ({ id: ids['merchant'], version: 1, reason: 'because' })

/** Only operators can read merchants; people cannot even read their own. */
export const isolation: IsolationSection = {
  make: async ({ valves }) => ({ merchant: valves.id }),
  inputs: {
    'merchants.options': (ids) => ({ chosenId: ids['merchant'] }),
    'merchants.detail': (ids) => ({ id: ids['merchant'] }),
    'merchants.freeze': change,
    'merchants.reinstate': change,
    'merchants.setTolerance': (ids) => ({ id: ids['merchant'], version: 1, tolerance: null }),
  },
}
