import { isInReview } from '@bdr/contract/settle-in/meaning'
import { listMerchants } from '@bdr/contract/merchants/calls'
import {
  approveSettleIn,
  listSettleIns,
  readSettleIn,
  refuseSettleIn,
} from '@bdr/contract/settle-in/review-calls'
import { settleInActionWords as words } from '@bdr/text/settle-in-review'
import { settleInAction } from '@bdr/text/names/settle-in'
import { sendCall } from '../../lib/query.ts'
import { recordActions } from '../../ui/data/record-actions.tsx'
import { ReturnDialog } from './return-dialog.tsx'

const reasonLength = refuseSettleIn.input.shape.reason.maxLength ?? Infinity

/** The decisions on an application: it is returned, refused or admitted. */
export const settleInActions = recordActions({
  read: readSettleIn,
  outdates: [listSettleIns, listMerchants],
  // once it is decided nothing is left to explain
  explains: ({ status }) => (isInReview(status) ? ['return', 'refuse', 'approve'] : []),
  actions: {
    return: {
      label: settleInAction.return,
      form: ReturnDialog,
      done: words.returned,
    },
    refuse: {
      label: settleInAction.refuse,
      danger: true,
      dialog: ({ companyName }) => ({
        title: words.refuseTitle(companyName),
        effect: words.refuseEffect,
        ok: words.refuseConfirm,
        reason: { label: words.refuseReason, maxLength: reasonLength },
      }),
      call: (target, reason) => sendCall(refuseSettleIn, { ...target, reason }),
      done: words.refused,
    },
    approve: {
      label: settleInAction.approve,
      primary: true,
      dialog: ({ companyName, contactName, mobile }) => ({
        title: words.approveTitle(companyName),
        effect: words.approveEffect(contactName, mobile),
        ok: words.approveConfirm,
      }),
      call: (target) => sendCall(approveSettleIn, target),
      done: words.approved,
    },
  },
})
