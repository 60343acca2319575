import {
  dispatchDeliveryNote,
  listDeliveryNotes,
  readDeliveryNote,
  readShippable,
  receiveDeliveryNote,
  settleDeliveryNote,
  submitDeliveryNote,
  voidDeliveryNote,
} from '@bdr/contract/delivery-notes/calls'
import type { DeliveryNoteDetail } from '@bdr/contract/delivery-notes/model'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'

const options = {
  // the dialog that asked says what went wrong
  toast: false,
  invalidates: [listDeliveryNotes, readShippable, listOrders, readOrder],
  onSuccess: (note: DeliveryNoteDetail) => keepAnswer(readDeliveryNote, { id: note.id }, note),
}

/** What can be done with a note. Each answers the note as it is afterwards, and shows it. */
export function useNoteMutations() {
  const submit = useCallMutation(submitDeliveryNote, options)
  const dispatch = useCallMutation(dispatchDeliveryNote, options)
  const receive = useCallMutation(receiveDeliveryNote, options)
  const settle = useCallMutation(settleDeliveryNote, options)
  const discard = useCallMutation(voidDeliveryNote, options)
  return {
    submit: submit.mutateAsync,
    dispatch: dispatch.mutateAsync,
    receive: receive.mutateAsync,
    settle: settle.mutateAsync,
    void: discard.mutateAsync,
  }
}
export type NoteMutations = ReturnType<typeof useNoteMutations>

/** Reads the note again; what is open beside it stays as it is. */
export const reloadNote = (): Promise<void> => invalidate([readDeliveryNote])
