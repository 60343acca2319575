import { machine, type StateOf } from '../kernel/machine.ts'

/** What a reviewer decides on while the live version stays as it is. */
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
