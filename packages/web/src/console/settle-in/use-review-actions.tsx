import { refuseSettleIn } from '@bdr/contract/settle-in/review-calls'
import type { SettleInDetail } from '@bdr/contract/settle-in/model'
import { settleInDeeds as words, settleInReview } from '@bdr/text/console-settle-in'
import { settleInAction } from '@bdr/text/labels'
import { useState } from 'react'
import { showToast } from '../../lib/toasts.ts'
import { ActionBar } from '../../ui/console/action-bar.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { isConflict } from '../../ui/console/form/refusal.ts'
import css from './detail.module.css'
import { ReturnDialog } from './return-dialog.tsx'
import type { useRemarks } from './use-remarks.ts'
import { reloadApplication, type SettleInDeeds } from './use-settle-in-deeds.ts'

const reasonLength = refuseSettleIn.input.shape.reason.maxLength ?? Infinity

interface ReviewActions {
  application: SettleInDetail
  written: ReturnType<typeof useRemarks>['written']
  deeds: SettleInDeeds
  /** the remarks are on their way to the applicant */
  onReturned: () => void
}

/**
 * What can be decided now, and the questions before it is: these stay when somebody else was faster,
 * and say so.
 */
export function useReviewActions({ application, written, deeds, onReturned }: ReviewActions) {
  const { ask, dialog } = useConfirm()
  const [returning, setReturning] = useState(false)
  const { id, version, companyName, contactName, mobile, actions } = application

  /** When somebody was faster, the page is brought up to date. */
  const run = (deed: (reason: string) => Promise<unknown>, done: string) => async (reason: string) => {
    try {
      await deed(reason)
    } catch (error) {
      if (isConflict(error)) void reloadApplication()
      throw error
    }
    showToast('success', done)
  }
  const start = {
    return: () => setReturning(true),
    refuse: () =>
      ask({
        title: words.refuseTitle(companyName),
        effect: words.refuseEffect,
        ok: words.refuseConfirm,
        danger: true,
        reason: { label: words.refuseReason, maxLength: reasonLength },
        run: run((reason) => deeds.refuse({ id, version, reason }), words.refused),
      }),
    approve: () =>
      ask({
        title: words.approveTitle(companyName),
        effect: words.approveEffect(contactName, mobile),
        ok: words.approveConfirm,
        run: run(() => deeds.approve({ id, version }), words.approved),
      }),
  }
  const bar = application.status === 'submitted' && (
    <>
      {written.length > 0 && (
        <span role="status" className={css.count}>
          {settleInReview.remarkCount(written.length)}
        </span>
      )}
      <ActionBar
        actions={actions}
        labels={settleInAction}
        primary={written.length > 0 ? 'return' : 'approve'}
        danger={['refuse']}
        onAction={(action) => start[action]()}
      />
    </>
  )
  const dialogs = (
    <>
      <ReturnDialog
        application={application}
        remarks={written}
        open={returning}
        onClose={() => setReturning(false)}
        onDone={() => {
          setReturning(false)
          onReturned()
          showToast('success', words.returned)
        }}
        sendBack={deeds.sendBack}
      />
      {dialog}
    </>
  )
  return { bar, dialogs }
}
