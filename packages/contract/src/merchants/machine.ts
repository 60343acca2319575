import { machine, type StateOf } from '../kernel/machine.ts'

/** A merchant's life: a frozen one's people are signed out and stay out. */
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
