import { machine, type StateOf } from '../kernel/machine.ts'

/** The header's state is derived from its lines (`progress`); operators alone set it aside. */
export const orderMachine = machine({
  name: 'order',
  states: [
    'pending',
    'partly-confirmed',
    'change-review',
    'confirmed',
    'partly-shipped',
    'shipped',
    'partly-received',
    'completed',
    'rejected',
    'cancelled',
    'closed',
  ],
  initial: 'pending',
  actions: {
    progress: {
      from: [
        'pending',
        'partly-confirmed',
        'change-review',
        'confirmed',
        'partly-shipped',
        'shipped',
        'partly-received',
        'completed',
      ],
      to: [
        'pending',
        'partly-confirmed',
        'change-review',
        'confirmed',
        'partly-shipped',
        'shipped',
        'partly-received',
        'completed',
        'rejected',
      ],
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
  states: ['pending', 'proposed', 'accepted', 'rejected'],
  initial: 'pending',
  actions: {
    accept: { from: ['pending'], to: ['accepted'], permission: 'order:respond', guarded: true },
    reject: { from: ['pending'], to: ['rejected'], permission: 'order:respond', guarded: true },
    propose: { from: ['pending'], to: ['proposed'], permission: 'order:respond', guarded: true },
    withdraw: { from: ['proposed'], to: ['pending'], permission: 'order:respond', guarded: true },
    approve: { from: ['proposed'], to: ['accepted'], permission: 'order:manage', guarded: true },
    decline: { from: ['proposed'], to: ['pending'], permission: 'order:manage', guarded: true },
  },
})
export type OrderLineStatus = StateOf<typeof orderLineMachine>
