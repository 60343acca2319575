import { machine, type StateOf } from '../kernel/machine.ts'

/** The states that follow from an order's lines, besides that every line was cancelled by itself. */
const derived = [
  'pending',
  'partly-confirmed',
  'change-review',
  'confirmed',
  'partly-shipped',
  'shipped',
  'partly-received',
  'completed',
  // the buyer may order again what was rejected
  'rejected',
] as const

/** The header's state is derived from its lines (`progress`); operators alone set it aside. */
export const orderMachine = machine({
  name: 'order',
  states: [...derived, 'cancelled', 'closed'],
  initial: 'pending',
  actions: {
    progress: {
      from: derived,
      to: [...derived, 'cancelled'],
      permission: 'system',
    },
    cancel: {
      from: ['pending', 'partly-confirmed', 'change-review', 'confirmed'],
      to: ['cancelled'],
      permission: 'order:manage',
      guarded: true,
    },
    /** short close: what has not been shipped will not be, answered or not */
    close: {
      from: ['partly-confirmed', 'change-review', 'partly-shipped', 'shipped', 'partly-received'],
      to: ['closed'],
      permission: 'order:manage',
      guarded: true,
    },
  },
})
export type OrderStatus = StateOf<typeof orderMachine>

/** What the supplier says to one line, and what the operator says back. */
export const orderLineMachine = machine({
  name: 'order-line',
  states: ['pending', 'proposed', 'accepted', 'rejected', 'cancelled'],
  initial: 'pending',
  actions: {
    accept: { from: ['pending'], to: ['accepted'], permission: 'order:respond', guarded: true },
    reject: { from: ['pending'], to: ['rejected'], permission: 'order:respond', guarded: true },
    propose: { from: ['pending'], to: ['proposed'], permission: 'order:respond', guarded: true },
    withdraw: { from: ['proposed'], to: ['pending'], permission: 'order:respond', guarded: true },
    approve: { from: ['proposed'], to: ['accepted'], permission: 'order:manage', guarded: true },
    decline: { from: ['proposed'], to: ['pending'], permission: 'order:manage', guarded: true },
    /** the buyer wants something else of this line: the supplier answers it anew */
    revise: {
      from: ['pending', 'proposed', 'accepted', 'rejected'],
      to: ['pending'],
      permission: 'order:manage',
      guarded: true,
    },
    /** what has not left will not be delivered; a line of which something has left stays accepted */
    cancel: {
      from: ['pending', 'proposed', 'accepted'],
      to: ['cancelled', 'accepted'],
      permission: 'order:manage',
      guarded: true,
    },
  },
})
export type OrderLineStatus = StateOf<typeof orderLineMachine>
