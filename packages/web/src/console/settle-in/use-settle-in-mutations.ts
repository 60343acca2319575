import { listMerchants } from '@bdr/contract/merchants/calls'
import type { SettleInDetail } from '@bdr/contract/settle-in/model'
import {
  approveSettleIn,
  listSettleIns,
  readSettleIn,
  refuseSettleIn,
  tickChecklist,
} from '@bdr/contract/settle-in/review-calls'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'

/** What a decision answers is the application as it is afterwards. */
export const showApplication = (application: SettleInDetail) =>
  keepAnswer(readSettleIn, { id: application.id }, application)

const options = {
  // the dialog that asked says what went wrong
  toast: false,
  invalidates: [listSettleIns, listMerchants],
  onSuccess: showApplication,
}

/** What a reviewer decides without a form of its own. */
export function useSettleInMutations() {
  const tick = useCallMutation(tickChecklist, {
    onSuccess: showApplication,
    onError: () => void reloadApplication(),
  })
  const refuse = useCallMutation(refuseSettleIn, options)
  const approve = useCallMutation(approveSettleIn, options)
  return {
    tick: tick.mutate,
    refuse: refuse.mutateAsync,
    approve: approve.mutateAsync,
  }
}
export type SettleInMutations = ReturnType<typeof useSettleInMutations>

/** Reads the application again; what is open beside it stays as it is. */
export const reloadApplication = (): Promise<void> => invalidate([readSettleIn])
