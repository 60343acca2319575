import { deliveryNoteMachine, type DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import type { ActionOf } from '@bdr/contract/kernel/machine'

type NoteAction = ActionOf<typeof deliveryNoteMachine>

const actions = Object.keys(deliveryNoteMachine.actions) as NoteAction[]

const possibleIn = (states: ReadonlySet<DeliveryNoteStatus>) =>
  actions.filter((action) => deliveryNoteMachine.actions[action].from.some((state) => states.has(state)))

/**
 * What gets a button in a state although it is not possible, to say why not: what is one step ahead, not
 * what lies behind. Voiding keeps its button until the end: people look for it and wonder.
 */
export function explainedActions(status: DeliveryNoteStatus): NoteAction[] {
  const now = possibleIn(new Set([status]))
  if (now.length === 0) return []
  const near = new Set([status, ...now.flatMap((action) => deliveryNoteMachine.actions[action].to)])
  return [...possibleIn(near), 'void']
}
