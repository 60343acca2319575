import { machine, type StateOf } from '../kernel/machine.ts'

/** The life cycle of a merchant's quotation, starting with the invitation. */
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
    /** submits a further version; earlier ones are kept */
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
    /** happens when the deadline passes without a quotation, or when a submitted one is no longer binding */
    expire: { from: ['draft', 'submitted', 'withdrawn'], to: ['expired'], permission: 'system' },
  },
})
export type QuotationStatus = StateOf<typeof quotationMachine>
