import { freezeMerchant, listMerchants, readMerchant, reinstateMerchant } from '@bdr/contract/merchants/calls'
import type { MerchantDetail } from '@bdr/contract/merchants/model'
import { merchantActionWords as words } from '@bdr/text/console-merchants'
import { merchantAction } from '@bdr/text/labels'
import { invalidate, keepAnswer, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { ActionBar } from '../../ui/console/action-bar.tsx'
import { useConfirm } from '../../ui/console/confirm.tsx'
import { isConflict } from '../../ui/console/form/refusal.ts'

const options = {
  // the dialog that asked says what went wrong
  toast: false,
  invalidates: [listMerchants],
  onSuccess: (merchant: MerchantDetail) => keepAnswer(readMerchant, { id: merchant.id }, merchant),
}
const reasonLength = freezeMerchant.input.shape.reason.maxLength ?? Infinity

/** Freezing a merchant throws its people out; reinstating lets them in again. */
export function MerchantActions({ merchant }: { merchant: MerchantDetail }) {
  const { id, version, name, code, staffCount, openOrders, status } = merchant
  const freeze = useCallMutation(freezeMerchant, options)
  const reinstate = useCallMutation(reinstateMerchant, options)
  const { ask, dialog } = useConfirm()

  /** When somebody was faster, the page is brought up to date. */
  const run = (mutation: typeof freeze, done: string) => async (reason: string) => {
    try {
      await mutation.mutateAsync({ id, version, reason })
    } catch (error) {
      if (isConflict(error)) void invalidate([readMerchant])
      throw error
    }
    showToast('success', done)
  }
  const questions = {
    freeze: {
      title: words.freezeTitle(name),
      effect: (
        <>
          {words.freezeEffect(staffCount)}
          {openOrders > 0 && (
            <>
              <br />
              {words.freezeOrders(openOrders)}
            </>
          )}
        </>
      ),
      ok: words.freezeConfirm,
      danger: true,
      reason: { label: words.freezeReason, maxLength: reasonLength },
      typeNumber: code,
      run: run(freeze, words.frozen(name)),
    },
    reinstate: {
      title: words.reinstateTitle(name),
      effect: words.reinstateEffect,
      ok: words.reinstateConfirm,
      reason: { label: words.reinstateReason, maxLength: reasonLength },
      run: run(reinstate, words.reinstated(name)),
    },
  }
  return (
    <>
      <ActionBar
        actions={merchant.actions}
        labels={merchantAction}
        primary="reinstate"
        danger={['freeze']}
        exclude={[status === 'active' ? 'reinstate' : 'freeze']}
        onAction={(action) => ask(questions[action])}
      />
      {dialog}
    </>
  )
}
