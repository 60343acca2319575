import {
  approveChangeRequest,
  listChangeRequests,
  readChangeRequest,
  refuseChangeRequest,
} from '@bdr/contract/change-requests/calls'
import { changeRequestAction } from '@bdr/text/names/change-requests'
import { reviewDetail as words } from '@bdr/text/change-requests'
import { factNames } from '@bdr/text/company'
import { sendCall } from '../../lib/query.ts'
import { recordActions } from '../../ui/data/record-actions.tsx'

const reasonLength = refuseChangeRequest.input.shape.reason.maxLength ?? Infinity

/** What an operator can decide. */
export const requestActions = recordActions({
  read: readChangeRequest,
  outdates: [listChangeRequests],
  actions: {
    approve: {
      label: changeRequestAction.approve,
      primary: true,
      dialog: ({ merchantName, fields }) => ({
        title: words.approveTitle(merchantName),
        effect: words.approveEffect(factNames(fields)),
        ok: words.approve,
      }),
      call: (target) => sendCall(approveChangeRequest, target),
      done: words.approved,
    },
    refuse: {
      label: changeRequestAction.refuse,
      danger: true,
      dialog: ({ merchantName }) => ({
        title: words.refuseTitle(merchantName),
        effect: words.refuseEffect,
        ok: words.refuse,
        reason: { label: words.reason, placeholder: words.reasonHint, maxLength: reasonLength },
      }),
      call: (target, reason) => sendCall(refuseChangeRequest, { ...target, reason }),
      done: words.refused,
    },
    // the company's own
    withdraw: 'elsewhere',
  },
})
