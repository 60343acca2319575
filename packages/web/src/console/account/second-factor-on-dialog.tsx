import { beginSecondFactor, confirmSecondFactor, readAccount } from '@bdr/contract/account/calls'
import type { Account } from '@bdr/contract/account/replies'
import type { ReplyOf } from '@bdr/contract/kernel/call'
import { totp } from '@bdr/contract/session/model'
import { accountWords, secondFactorWords as words } from '@bdr/text/account'
import { useState } from 'react'
import { invalidate } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { DialogForm, FormDialog } from '../../ui/form/dialog-form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import { StepList } from '../../ui/step-list.tsx'
import { OwnerOfPassword } from './password-dialog.tsx'
import { PasswordField } from './password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import css from './form-dialog.module.css'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import factor from './second-factor.module.css'

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

interface ConfirmAppFormProps {
  secret: Secret
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The form in which the person adds the secret to the app and confirms it with a code. */
function ConfirmAppForm({ secret, onConfirmed }: ConfirmAppFormProps) {
  const form = useCallForm({
    call: confirmSecondFactor,
    start: { code: '' },
    input: ({ code }) => ({ code }),
    check: ({ code }) => fieldFaults({ code: code.length === totp.digits ? null : words.codeMissing }),
    draft: null,
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  return (
    <DialogForm form={form} lead={words.scan} submit={words.confirm}>
      <div className={factor.scan}>
        <img
          className={factor.picture}
          src={`data:image/svg+xml,${encodeURIComponent(secret.qrSvg)}`}
          alt={words.picture}
          width="176"
          height="176"
        />
        <p className={`${layout.pair} ${typography.aside} ${factor.secret}`}>
          <span>{words.secret}</span>
          <code>{secret.secret}</code>
        </p>
      </div>
      <TextField
        {...form.at('code')}
        label={words.code}
        hint={words.codeHint}
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        tidy={(text) => text.replaceAll(/\D/g, '').slice(0, totp.digits)}
      />
    </DialogForm>
  )
}
