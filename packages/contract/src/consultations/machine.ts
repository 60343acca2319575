import { machine, type StateOf } from '../kernel/machine.ts'

/** A visitor's request for a consultation, until it is closed. */
export const consultationMachine = machine({
  name: 'consultation',
  states: ['new', 'contacted', 'closed'],
  initial: 'new',
  actions: {
    /** somebody contacted the visitor, or gave another answer */
    contact: { from: ['new', 'contacted'], to: ['contacted'], permission: 'consultation:manage' },
    /** creates an inquiry from it, for suppliers to quote */
    convert: { from: ['new', 'contacted'], to: ['contacted'], permission: 'inquiry:manage' },
    /** invites the visitor to settle in as a supplier */
    invite: { from: ['new', 'contacted'], to: ['contacted'], permission: 'consultation:manage' },
    close: { from: ['new', 'contacted'], to: ['closed'], permission: 'consultation:manage' },
    reopen: { from: ['closed'], to: ['contacted'], permission: 'consultation:manage' },
  },
})
export type ConsultationStatus = StateOf<typeof consultationMachine>
