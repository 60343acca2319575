import {
  approveChangeRequest,
  listChangeRequests,
  readChangeRequest,
  refuseChangeRequest,
} from '@bdr/contract/change-requests/calls'
import type { ChangeRequestDetail } from '@bdr/contract/change-requests/model'
import { changeRequestAction, factNames } from '@bdr/text/company'
import { reviewDetail as words } from '@bdr/text/console-company'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { ActionBar } from '../../ui/console/action-bar.tsx'
import { useConfirm, type Question } from '../../ui/console/confirm.tsx'
import { isConflict } from '../../ui/console/form/refusal.ts'
import { useLatestTarget } from '../../ui/console/use-latest-target.ts'

const reasonLength = refuseChangeRequest.input.shape.reason.maxLength ?? Infinity

const options = {
  // the dialog that asked says what went wrong
  toast: false,
  invalidates: [listChangeRequests],
  onSuccess: (request: ChangeRequestDetail) => keepAnswer(readChangeRequest, { id: request.id }, request),
}

/** What an operator can decide, and the dialogs that ask before it is done. */
export function RequestActions({ request }: { request: ChangeRequestDetail }) {
  const approve = useCallMutation(approveChangeRequest, options)
  const refuse = useCallMutation(refuseChangeRequest, options)
  const { ask, dialog } = useConfirm()
  const { merchantName, fields } = request
  const target = useLatestTarget(request)

  /** When somebody was faster, the page is brought up to date. */
  const run = (mutate: (reason: string) => Promise<unknown>, done: string) => async (reason: string) => {
    try {
      await mutate(reason)
    } catch (error) {
      if (isConflict(error)) void invalidate([readChangeRequest])
      throw error
    }
    showToast('success', done)
  }
  const questions: Record<'approve' | 'refuse', Question> = {
    approve: {
      title: words.approveTitle(merchantName),
      effect: words.approveEffect(factNames(fields)),
      ok: words.approve,
      run: run(() => approve.mutateAsync(target()), words.approved),
    },
    refuse: {
      title: words.refuseTitle(merchantName),
      effect: words.refuseEffect,
      ok: words.refuse,
      danger: true,
      reason: { label: words.reason, placeholder: words.reasonHint, maxLength: reasonLength },
      run: run((reason) => refuse.mutateAsync({ ...target(), reason }), words.refused),
    },
  }
  return (
    <>
      <ActionBar
        actions={request.actions}
        labels={changeRequestAction}
        primary="approve"
        danger={['refuse']}
        // the company's own
        exclude={['withdraw']}
        onAction={(action) => action !== 'withdraw' && ask(questions[action])}
      />
      {dialog}
    </>
  )
}
