import { machine, type StateOf } from '../kernel/machine.ts'

/** The states derived from the order's lines, when its lines were not all cancelled one by one. */
const derived = [
  'pending',
  'partly-confirmed',
  'change-review',
  'confirmed',
  'partly-shipped',
  'shipped',
  'partly-received',
  'completed',
  // the buyer may order rejected goods again
  'rejected',
] as const

/** The order's state is derived from its lines (`progress`). Only operators can set an order aside. */
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
    /** short close: what has not been shipped will not be shipped, answered or not */
    close: {
      from: ['partly-confirmed', 'change-review', 'partly-shipped', 'shipped', 'partly-received'],
      to: ['closed'],
      permission: 'order:manage',
      guarded: true,
    },
  },
})
export type OrderStatus = StateOf<typeof orderMachine>

/** The life cycle of a line: the supplier's answer, and the operator's decision on it. */
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
    /** the buyer changes the line, so the supplier has to answer again */
    revise: {
      from: ['pending', 'proposed', 'accepted', 'rejected'],
      to: ['pending'],
      permission: 'order:manage',
      guarded: true,
    },
    /** what has not been shipped will not be delivered; a partly shipped line stays accepted */
    cancel: {
      from: ['pending', 'proposed', 'accepted'],
      to: ['cancelled', 'accepted'],
      permission: 'order:manage',
      guarded: true,
    },
  },
})
export type OrderLineStatus = StateOf<typeof orderLineMachine>
