import { isFrozen } from '@bdr/contract/merchants/meaning'
import { freezeMerchant, listMerchants, readMerchant, reinstateMerchant } from '@bdr/contract/merchants/calls'
import { merchantActionWords as words } from '@bdr/text/merchants'
import { merchantAction } from '@bdr/text/names/merchants'
import { toleranceLabel } from '@bdr/text/tolerance-rule'
import { sendCall } from '../../lib/query.ts'
import { recordActions } from '../../ui/data/record-actions.tsx'
import { later } from '../../ui/later.tsx'

const ToleranceDialog = later(
  async () => (await import('./tolerance-form.tsx')).ToleranceDialog,
  ({ isOpen }) => isOpen,
)

const reasonLength = freezeMerchant.input.shape.reason.maxLength ?? Infinity

/** Freezing a merchant ends its people's sessions and forbids new ones; reinstating allows them again. */
export const merchantActions = recordActions({
  read: readMerchant,
  outdates: [listMerchants],
  // each of the two actions belongs to the other state
  explains: ({ status }) => [isFrozen(status) ? 'reinstate' : 'freeze'],
  actions: {
    setTolerance: {
      label: toleranceLabel,
      form: ToleranceDialog,
      done: words.toleranceSaved,
    },
    freeze: {
      label: merchantAction.freeze,
      danger: true,
      dialog: ({ name, code, staffCount, openOrders }) => ({
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
        reason: { label: words.freezeReason, maxLength: reasonLength },
        typeNumber: code,
      }),
      call: (target, reason) => sendCall(freezeMerchant, { ...target, reason }),
      done: ({ name }) => words.frozen(name),
    },
    reinstate: {
      label: merchantAction.reinstate,
      primary: true,
      dialog: ({ name }) => ({
        title: words.reinstateTitle(name),
        effect: words.reinstateEffect,
        ok: words.reinstateConfirm,
        reason: { label: words.reinstateReason, maxLength: reasonLength },
      }),
      call: (target, reason) => sendCall(reinstateMerchant, { ...target, reason }),
      done: ({ name }) => words.reinstated(name),
    },
  },
})
