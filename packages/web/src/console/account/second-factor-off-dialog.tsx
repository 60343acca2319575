import { endSecondFactor, readAccount } from '@bdr/contract/account/calls'
import { secondFactorWords as words } from '@bdr/text/console-account'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { Dialog } from './form-dialog.tsx'
import { ProofForm } from './proof-form.tsx'

export function SecondFactorOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const end = useCallMutation(endSecondFactor, {
    toast: false,
    invalidates: [readAccount],
    onSuccess: () => {
      showToast('success', words.turnedOff)
      onClose()
    },
  })
  return (
    <Dialog title={words.offTitle} open={open} onClose={onClose}>
      <ProofForm effect={words.offEffect} submit={words.offTitle} danger onSubmit={end.mutateAsync} />
    </Dialog>
  )
}
