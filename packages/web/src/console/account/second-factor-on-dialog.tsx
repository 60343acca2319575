import { beginSecondFactor, readAccount } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/replies'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { accountWords, secondFactorWords as words } from '@bdr/text/account'
import { useState } from 'react'
import { invalidate } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { StepList } from '../../ui/step-list.tsx'
import { ConfirmAppForm } from './confirm-app-form.tsx'
import { OwnerOfPassword } from './password-dialog.tsx'
import { PasswordField } from './password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import css from './form-dialog.module.css'

interface SecondFactorOnDialogProps {
  account: Account
  open: boolean
  onClose: () => void
}

type Secret = ReplyOf<typeof beginSecondFactor>

/**
 * Turns the second factor on in three steps, password, app and recovery codes: from then on signing in needs
 * the app's code.
 */
export function SecondFactorOnDialog({ account, open, onClose }: SecondFactorOnDialogProps) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const leave = () => {
    onClose()
    setSecret(null)
    setCodes(null)
  }
  return (
    <FormDialog title={words.onTitle} isOpen={open} onClose={leave} isLocked={codes !== null}>
      <div className={css.steps}>
        <StepList steps={words.steps} current={codes ? 2 : secret ? 1 : 0} />
      </div>
      {codes ? (
        <RecoveryCodes account={account.account} codes={codes} onSaved={leave} />
      ) : secret ? (
        <ConfirmAppForm
          secret={secret}
          onConfirmed={(recoveryCodes) => {
            setCodes(recoveryCodes)
            showToast('success', words.turnedOn)
            void invalidate([readAccount])
          }}
        />
      ) : (
        <BeginForm account={account} onStarted={setSecret} />
      )}
    </FormDialog>
  )
}

interface BeginFormProps {
  account: Account
  onStarted: (secret: Secret) => void
}

function BeginForm({ account, onStarted }: BeginFormProps) {
  const form = useCallForm({
    call: beginSecondFactor,
    start: { password: '' },
    input: ({ password }) => ({ password }),
    missing: () => words.passwordMissing,
    draft: null,
    onSent: onStarted,
  })
  return (
    <DialogForm form={form} submit={accountWords.next}>
      <OwnerOfPassword account={account.account} />
      <PasswordField
        {...form.at('password')}
        label={words.password}
        hint={words.passwordHint}
        autoComplete="current-password"
      />
    </DialogForm>
  )
}
