import { deliveryNoteMachine, type DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/model'
import type { ActionOf } from '@bdr/contract/kernel/machine'

export type NoteAction = ActionOf<typeof deliveryNoteMachine>

const actions = Object.keys(deliveryNoteMachine.actions) as NoteAction[]

const possibleIn = (states: ReadonlySet<DeliveryNoteStatus>) =>
  actions.filter((action) => deliveryNoteMachine.actions[action].from.some((state) => states.has(state)))

/**
 * What gets no button in a state, not even one that says why not: what lies behind, and what is more
 * than one step ahead. Voiding keeps its button until the end: people look for it and wonder.
 */
export function hiddenActions(status: DeliveryNoteStatus): NoteAction[] {
  const now = possibleIn(new Set([status]))
  if (now.length === 0) return actions
  const near = new Set([status, ...now.flatMap((action) => deliveryNoteMachine.actions[action].to)])
  const offered: NoteAction[] = [...possibleIn(near), 'void']
  return actions.filter((action) => !offered.includes(action))
}

/** Whether there is anything to draw a button for. */
export const offersActions = ({ status, actions: { allowed, blocked } }: DeliveryNoteDetail): boolean => {
  const hidden = hiddenActions(status)
  return [...allowed, ...blocked.map(({ action }) => action)].some((action) => !hidden.includes(action))
}

/** The next step on a note's way: the one button that stands out. */
export const nextStep: Readonly<Partial<Record<DeliveryNoteStatus, NoteAction>>> = {
  draft: 'submit',
  ready: 'dispatch',
  'in-transit': 'receive',
  'partly-received': 'receive',
  discrepancy: 'settle',
}
