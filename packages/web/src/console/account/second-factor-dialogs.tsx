import type { Account } from '@bdr/contract/account/replies'
import { readAccount, renewRecoveryCodes, endSecondFactor } from '@bdr/contract/account/calls'
import { totp, typedSecondFactorLength } from '@bdr/contract/session/model'
import { secondFactorWords as words } from '@bdr/text/account'
import { useState } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { showToast } from '../../lib/toasts.ts'
import { FormDialog, DialogForm } from '../../ui/form/dialog-form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PasswordField } from './password-field.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface RenewCodesDialogProps {
  account: Account
  open: boolean
  onClose: () => void
}

/** Replaces the recovery codes with new ones. */
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

/** Turns the second factor off. */
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

interface ProofFormProps<Reply> {
  effect: string
  submit: string
  danger?: boolean
  send: (proof: { password: string; code: string }) => Promise<Reply>
  onSent: (reply: Reply) => void
}

/** Password and code: every change of the second factor needs both. */
function ProofForm<Reply>({ effect, submit, danger = false, send, onSent }: ProofFormProps<Reply>) {
  const form = useForm({
    start: { password: '', code: '' },
    check: ({ password, code }) =>
      fieldFaults({
        password: password === '' ? words.passwordMissing : null,
        code: code.trim().length < totp.digits ? words.anyCodeMissing : null,
      }),
    send: ({ password, code }) => send({ password, code: code.trim() }),
    draft: null,
    onSent,
  })
  return (
    <DialogForm form={form} lead={effect} submit={submit} danger={danger}>
      <PasswordField {...form.at('password')} label={words.password} autoComplete="current-password" />
      <TextField
        {...form.at('code')}
        label={words.anyCode}
        isRequired
        autoComplete="one-time-code"
        maxLength={typedSecondFactorLength}
      />
    </DialogForm>
  )
}
