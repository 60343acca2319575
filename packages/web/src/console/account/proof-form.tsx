import { totp } from '@bdr/contract/session/model'
import { secondFactorWords as words } from '@bdr/text/account'
import { DialogForm } from '../../ui/form/dialog-form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { PasswordField } from './password-field.tsx'

interface ProofFormProps<Reply> {
  effect: string
  submit: string
  danger?: boolean
  send: (proof: { password: string; code: string }) => Promise<Reply>
  onSent: (reply: Reply) => void
}

/** Password and code: what touches the second factor needs both. */
export function ProofForm<Reply>({ effect, submit, danger = false, send, onSent }: ProofFormProps<Reply>) {
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
        maxLength={20}
      />
    </DialogForm>
  )
}
