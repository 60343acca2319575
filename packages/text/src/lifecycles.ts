import type { changeRequestMachine } from '@bdr/contract/change-requests/machine'
import type { consultationMachine } from '@bdr/contract/consultations/machine'
import type { contentMachine } from '@bdr/contract/content/machine'
import type { deliveryNoteMachine } from '@bdr/contract/delivery-notes/machine'
import type { ActionOf, Machine, StateOf } from '@bdr/contract/kernel/machine'
import type { merchantMachine } from '@bdr/contract/merchants/machine'
import type { orderLineMachine, orderMachine } from '@bdr/contract/orders/machine'
import type { settleInMachine } from '@bdr/contract/settle-in/machine'
import { changeRequestAction, changeRequestStatus } from './company.ts'
import * as labels from './labels.ts'

interface LifecycleWords<M extends Machine> {
  readonly states: Readonly<Record<StateOf<M>, string>>
  readonly actions: Readonly<Record<ActionOf<M>, string>>
}

/** What the states and actions of a machine are called, by the machine's name. */
const lifecycles = {
  'change-request': { states: changeRequestStatus, actions: changeRequestAction },
  consultation: { states: labels.consultationStatus, actions: labels.consultationAction },
  content: { states: labels.contentStatus, actions: labels.contentAction },
  'delivery-note': { states: labels.deliveryNoteStatus, actions: labels.deliveryNoteAction },
  merchant: { states: labels.merchantStatus, actions: labels.merchantAction },
  order: { states: labels.orderStatus, actions: labels.orderAction },
  'order-line': { states: labels.orderLineStatus, actions: labels.orderLineAction },
  'settle-in': { states: labels.settleInStatus, actions: labels.settleInAction },
} satisfies {
  'change-request': LifecycleWords<typeof changeRequestMachine>
  consultation: LifecycleWords<typeof consultationMachine>
  content: LifecycleWords<typeof contentMachine>
  'delivery-note': LifecycleWords<typeof deliveryNoteMachine>
  merchant: LifecycleWords<typeof merchantMachine>
  order: LifecycleWords<typeof orderMachine>
  'order-line': LifecycleWords<typeof orderLineMachine>
  'settle-in': LifecycleWords<typeof settleInMachine>
}

/** The machines that have words. */
export type LifecycleName = keyof typeof lifecycles

/** What a state and an action of a machine are called. */
export function lifecycleWords(machine: LifecycleName, state: string, action: string) {
  const { actions }: { actions: Words } = lifecycles[machine]
  return { state: stateLabel(machine, state), action: actions[action] ?? action }
}

/** What a state of a machine is called. */
export function stateLabel(machine: LifecycleName, state: string): string {
  const { states }: { states: Words } = lifecycles[machine]
  return states[state] ?? state
}

type Words = Readonly<Record<string, string>>
