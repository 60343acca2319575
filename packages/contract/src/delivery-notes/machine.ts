import { machine, type StateOf } from '../kernel/machine.ts'

export const deliveryNoteMachine = machine({
  name: 'delivery-note',
  states: ['draft', 'ready', 'in-transit', 'partly-received', 'received', 'discrepancy', 'void'],
  initial: 'draft',
  actions: {
    edit: { from: ['draft'], to: ['draft'], permission: 'delivery-note:create' },
    /** reserves the quantities, which are checked again under lock */
    submit: { from: ['draft'], to: ['ready'], permission: 'delivery-note:create', guarded: true },
    /** the goods leave the supplier */
    dispatch: { from: ['ready'], to: ['in-transit'], permission: 'delivery-note:dispatch' },
    /** the truck has arrived at the buyer's gate */
    arrive: {
      from: ['in-transit', 'partly-received'],
      to: ['in-transit', 'partly-received'],
      permission: 'delivery-note:dispatch',
    },
    /** the totals of all arrivals so far determine the next state */
    receive: {
      from: ['in-transit', 'partly-received'],
      to: ['partly-received', 'received', 'discrepancy'],
      permission: 'delivery-note:receive',
      guarded: true,
    },
    /** the same by the receiver at the gate, who has the note's signed link */
    sign: {
      from: ['in-transit', 'partly-received'],
      to: ['partly-received', 'received', 'discrepancy'],
      permission: 'bearer',
      guarded: true,
    },
    /** quantities that were rejected or never arrived become deliverable again */
    settle: { from: ['discrepancy'], to: ['received'], permission: 'delivery-note:settle' },
    /** the supplier does not accept what the receiver recorded; the operator decides */
    dispute: { from: ['discrepancy'], to: ['discrepancy'], permission: 'delivery-note:answer' },
    void: { from: ['draft', 'ready'], to: ['void'], permission: 'delivery-note:create' },
  },
})
export type DeliveryNoteStatus = StateOf<typeof deliveryNoteMachine>
