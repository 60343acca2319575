import { machine, type StateOf } from '../kernel/machine.ts'

/** What one merchant makes of an inquiry it was invited to, from the invitation on. */
export const quotationMachine = machine({
  name: 'quotation',
  states: ['draft', 'submitted', 'awarded', 'lost', 'withdrawn', 'expired', 'declined'],
  initial: 'draft',
  actions: {
    submit: {
      from: ['draft', 'withdrawn', 'declined'],
      to: ['submitted'],
      permission: 'opportunity:quote',
      guarded: true,
    },
    /** another version beside those submitted before */
    revise: { from: ['submitted'], to: ['submitted'], permission: 'opportunity:quote', guarded: true },
    withdraw: { from: ['submitted'], to: ['withdrawn'], permission: 'opportunity:quote', guarded: true },
    decline: {
      from: ['draft', 'withdrawn'],
      to: ['declined'],
      permission: 'opportunity:quote',
      guarded: true,
    },
    win: { from: ['submitted'], to: ['awarded'], permission: 'system' },
    lose: { from: ['submitted'], to: ['lost'], permission: 'system' },
    /** nothing was quoted in time, or what was no longer binds anybody */
    expire: { from: ['draft', 'submitted', 'withdrawn'], to: ['expired'], permission: 'system' },
  },
})
export type QuotationStatus = StateOf<typeof quotationMachine>
