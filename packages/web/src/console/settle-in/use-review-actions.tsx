import { refuseSettleIn } from '@bdr/contract/settle-in/review-calls'
import type { SettleInDetail } from '@bdr/contract/settle-in/model'
import { settleInActionWords as words, settleInReview } from '@bdr/text/console-settle-in'
import { settleInAction } from '@bdr/text/labels'
import { isConflict } from '../../lib/call-error.ts'
import { showToast } from '../../lib/toasts.ts'
import { ActionBar } from '../../ui/console/action-bar.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import css from './detail.module.css'
import { reloadApplication, type SettleInMutations } from './use-settle-in-mutations.ts'

const reasonLength = refuseSettleIn.input.shape.reason.maxLength ?? Infinity

interface ReviewActions {
  application: SettleInDetail
  /** how many remarks are written by now */
  remarkCount: number
  mutations: SettleInMutations
  onReturn: () => void
}

/**
 * What can be decided now, and the questions before it is: these stay when somebody else was faster,
 * and say so.
 */
export function useReviewActions({ application, remarkCount, mutations, onReturn }: ReviewActions) {
  const { ask, dialog } = useConfirm()
  const { id, version, companyName, contactName, mobile, actions } = application

  /** When somebody was faster, the page is brought up to date. */
  const run = (mutate: (reason: string) => Promise<unknown>, done: string) => async (reason: string) => {
    try {
      await mutate(reason)
    } catch (error) {
      if (isConflict(error)) void reloadApplication()
      throw error
    }
    showToast('success', done)
  }
  const start = {
    return: onReturn,
    refuse: () =>
      ask({
        title: words.refuseTitle(companyName),
        effect: words.refuseEffect,
        ok: words.refuseConfirm,
        danger: true,
        reason: { label: words.refuseReason, maxLength: reasonLength },
        run: run((reason) => mutations.refuse({ id, version, reason }), words.refused),
      }),
    approve: () =>
      ask({
        title: words.approveTitle(companyName),
        effect: words.approveEffect(contactName, mobile),
        ok: words.approveConfirm,
        run: run(() => mutations.approve({ id, version }), words.approved),
      }),
  }
  const bar = application.status === 'submitted' && (
    <>
      {remarkCount > 0 && (
        <span role="status" className={css.count}>
          {settleInReview.remarkCount(remarkCount)}
        </span>
      )}
      <ActionBar
        actions={actions}
        labels={settleInAction}
        primary={remarkCount > 0 ? 'return' : 'approve'}
        danger={['refuse']}
        onAction={(action) => start[action]()}
      />
    </>
  )
  return { bar, dialog }
}
