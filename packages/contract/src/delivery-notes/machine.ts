import { machine, type StateOf } from '../kernel/machine.ts'

export const deliveryNoteMachine = machine({
  name: 'delivery-note',
  states: ['draft', 'ready', 'in-transit', 'partly-received', 'received', 'discrepancy', 'void'],
  initial: 'draft',
  actions: {
    edit: { from: ['draft'], to: ['draft'], permission: 'delivery-note:create' },
    /** reserves the quantities: rechecked under lock */
    submit: { from: ['draft'], to: ['ready'], permission: 'delivery-note:create', guarded: true },
    /** the goods leave */
    dispatch: { from: ['ready'], to: ['in-transit'], permission: 'delivery-note:dispatch' },
    /** the truck is at the gate */
    arrive: {
      from: ['in-transit', 'partly-received'],
      to: ['in-transit', 'partly-received'],
      permission: 'delivery-note:dispatch',
    },
    /** the numbers of all arrivals so far decide where it leads */
    receive: {
      from: ['in-transit', 'partly-received'],
      to: ['partly-received', 'received', 'discrepancy'],
      permission: 'delivery-note:receive',
      guarded: true,
    },
    /** the same, by whoever takes the goods in at the gate and has the note's signed link */
    sign: {
      from: ['in-transit', 'partly-received'],
      to: ['partly-received', 'received', 'discrepancy'],
      permission: 'bearer',
      guarded: true,
    },
    /** what was refused or never arrived goes back to what remains to be delivered */
    settle: { from: ['discrepancy'], to: ['received'], permission: 'delivery-note:settle' },
    /** the supplier does not accept what the receiver recorded: the operator decides */
    dispute: { from: ['discrepancy'], to: ['discrepancy'], permission: 'delivery-note:answer' },
    void: { from: ['draft', 'ready'], to: ['void'], permission: 'delivery-note:create' },
  },
})
export type DeliveryNoteStatus = StateOf<typeof deliveryNoteMachine>
