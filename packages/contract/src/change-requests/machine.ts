import { machine, type StateOf } from '../kernel/machine.ts'

/** A change of company data that is reviewed while the live version stays as it is. */
export const changeRequestMachine = machine({
  name: 'change-request',
  states: ['submitted', 'approved', 'refused', 'withdrawn'],
  initial: 'submitted',
  actions: {
    approve: { from: ['submitted'], to: ['approved'], permission: 'merchant:manage', guarded: true },
    refuse: { from: ['submitted'], to: ['refused'], permission: 'merchant:manage' },
    withdraw: { from: ['submitted'], to: ['withdrawn'], permission: 'company:edit' },
  },
})
export type ChangeRequestStatus = StateOf<typeof changeRequestMachine>
