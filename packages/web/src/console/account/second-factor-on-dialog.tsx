import { beginSecondFactor, readAccount } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/model'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { accountWords, secondFactorWords as words } from '@bdr/text/console-account'
import { useState } from 'react'
import { invalidate, useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { StepList } from '../../ui/step-list.tsx'
import { ConfirmAppForm } from './confirm-app-form.tsx'
import { Dialog, DialogForm } from './form-dialog.tsx'
import { PasswordInput } from './password-input.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useDialogForm } from './use-dialog-form.ts'
import css from './form-dialog.module.css'

interface SecondFactorOnDialogProps {
  account: Account
  open: boolean
  onClose: () => void
}

type Secret = ReplyOf<typeof beginSecondFactor>

/** Password, app, recovery codes: from then on the app's code is asked for. */
export function SecondFactorOnDialog({ account, open, onClose }: SecondFactorOnDialogProps) {
  const [secret, setSecret] = useState<Secret | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const leave = () => {
    onClose()
    setSecret(null)
    setCodes(null)
  }
  return (
    <Dialog title={words.onTitle} open={open} onClose={leave} closable={codes === null}>
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
        <BeginForm account={account} onBegun={setSecret} />
      )}
    </Dialog>
  )
}

interface BeginFormProps {
  account: Account
  onBegun: (secret: Secret) => void
}

function BeginForm({ account, onBegun }: BeginFormProps) {
  const [password, setPassword] = useState('')
  const begin = useCallMutation(beginSecondFactor, { toast: false, onSuccess: onBegun })
  const form = useDialogForm(['password'], { password: password === '' ? words.passwordMissing : null })
  return (
    <DialogForm
      submit={accountWords.next}
      busy={form.busy}
      refused={form.refused}
      onSubmit={() => form.send(() => begin.mutateAsync({ password }))}
    >
      <input type="text" name="username" autoComplete="username" value={account.account} readOnly hidden />
      <PasswordInput
        label={words.password}
        value={password}
        fault={form.faultOf('password')}
        hint={words.passwordHint}
        autoComplete="current-password"
        onChange={setPassword}
      />
    </DialogForm>
  )
}
