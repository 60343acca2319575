import { deliveryNoteMachine, type DeliveryNoteStatus } from '@bdr/contract/delivery-notes/machine'
import { personalActions, type PersonalActionOf } from '@bdr/contract/kernel/machine'

type NoteAction = PersonalActionOf<typeof deliveryNoteMachine>

const actions = personalActions(deliveryNoteMachine)

const possibleIn = (states: ReadonlySet<DeliveryNoteStatus>) =>
  actions.filter((action) => deliveryNoteMachine.actions[action].from.some((state) => states.has(state)))

/**
 * The actions that get a disabled button in a state, to explain why they are not possible: those of the next
 * step, but not those of earlier ones. Voiding keeps its button until the end, because people look for it.
 */
export function explainedActions(status: DeliveryNoteStatus): NoteAction[] {
  const now = possibleIn(new Set([status]))
  if (now.length === 0) return []
  const near = new Set([status, ...now.flatMap((action) => deliveryNoteMachine.actions[action].to)])
  return [...possibleIn(near), 'void']
}
