import { endSecondFactor, readAccount } from '@bdr/contract/account/calls'
import { secondFactorWords as words } from '@bdr/text/account'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { FormDialog } from '../../ui/form/dialog-form.tsx'
import { ProofForm } from './proof-form.tsx'

export function SecondFactorOffDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const end = useCallMutation(endSecondFactor, {
    toast: false,
    invalidates: [readAccount],
  })
  return (
    <FormDialog title={words.offTitle} isOpen={open} onClose={onClose}>
      <ProofForm
        effect={words.offEffect}
        submit={words.offTitle}
        danger
        send={end.mutateAsync}
        onSent={() => {
          showToast('success', words.turnedOff)
          onClose()
        }}
      />
    </FormDialog>
  )
}
