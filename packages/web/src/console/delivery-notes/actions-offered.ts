import { deliveryNoteMachine, type DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { personalActions, type PersonalActionOf } from '@bdr/contract/kernel/machine'

type NoteAction = PersonalActionOf<typeof deliveryNoteMachine>

const actions = personalActions(deliveryNoteMachine)

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
