import { readAccount, renewRecoveryCodes } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/replies'
import { secondFactorWords as words } from '@bdr/text/account'
import { useState } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { FormDialog } from '../../ui/form/dialog-form.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface RenewCodesDialogProps {
  account: Account
  open: boolean
  onClose: () => void
}

export function RenewCodesDialog({ account, open, onClose }: RenewCodesDialogProps) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const renew = useCallMutation(renewRecoveryCodes, {
    toast: false,
    invalidates: [readAccount],
  })
  const leave = () => {
    onClose()
    setCodes(null)
  }
  return (
    <FormDialog title={words.renewTitle} isOpen={open} onClose={leave} isLocked={codes !== null}>
      {codes ? (
        <RecoveryCodes account={account.account} codes={codes} onSaved={leave} />
      ) : (
        <ProofForm
          effect={words.renewEffect}
          submit={words.renew}
          send={renew.mutateAsync}
          onSent={({ recoveryCodes }) => setCodes(recoveryCodes)}
        />
      )}
    </FormDialog>
  )
}
