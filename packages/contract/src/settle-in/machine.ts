import { machine, type StateOf } from '../kernel/machine.ts'

/** The life cycle of an application, from its submission to the merchant's first account or a refusal. */
export const settleInMachine = machine({
  name: 'settle-in',
  states: ['submitted', 'returned', 'approved', 'refused', 'withdrawn'],
  initial: 'submitted',
  actions: {
    return: { from: ['submitted'], to: ['returned'], permission: 'settle-in:review' },
    resubmit: { from: ['returned'], to: ['submitted'], permission: 'applicant' },
    approve: { from: ['submitted'], to: ['approved'], permission: 'settle-in:review', guarded: true },
    refuse: { from: ['submitted'], to: ['refused'], permission: 'settle-in:review' },
    withdraw: { from: ['submitted', 'returned'], to: ['withdrawn'], permission: 'applicant' },
  },
})
export type SettleInStatus = StateOf<typeof settleInMachine>
