import { machine, type StateOf } from '../kernel/machine.ts'

/** The life cycle of a merchant. The people of a frozen merchant are signed out and cannot sign in. */
export const merchantMachine = machine({
  name: 'merchant',
  states: ['active', 'frozen'],
  initial: 'active',
  actions: {
    freeze: { from: ['active'], to: ['frozen'], permission: 'merchant:manage' },
    reinstate: { from: ['frozen'], to: ['active'], permission: 'merchant:manage' },
  },
})
export type MerchantStatus = StateOf<typeof merchantMachine>
