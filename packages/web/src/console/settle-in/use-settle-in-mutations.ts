import { listMerchants } from '@bdr/contract/merchants/calls'
import type { SettleInDetail } from '@bdr/contract/settle-in/model'
import {
  approveSettleIn,
  listSettleIns,
  readSettleIn,
  refuseSettleIn,
  returnSettleIn,
  tickChecklist,
} from '@bdr/contract/settle-in/review-calls'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'

const show = (application: SettleInDetail) => keepAnswer(readSettleIn, { id: application.id }, application)

const options = {
  // the dialog that asked says what went wrong
  toast: false,
  invalidates: [listSettleIns, listMerchants],
  onSuccess: show,
}

/** What a reviewer can do. Each answers the application as it is afterwards, and shows it. */
export function useSettleInMutations() {
  const tick = useCallMutation(tickChecklist, { onSuccess: show, onError: () => void reloadApplication() })
  const sendBack = useCallMutation(returnSettleIn, options)
  const refuse = useCallMutation(refuseSettleIn, options)
  const approve = useCallMutation(approveSettleIn, options)
  return {
    tick: tick.mutate,
    sendBack: sendBack.mutateAsync,
    refuse: refuse.mutateAsync,
    approve: approve.mutateAsync,
  }
}
export type SettleInMutations = ReturnType<typeof useSettleInMutations>

/** Reads the application again; what is open beside it stays as it is. */
export const reloadApplication = (): Promise<void> => invalidate([readSettleIn])
