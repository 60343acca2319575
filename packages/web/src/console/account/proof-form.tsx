import { totp } from '@bdr/contract/session/model'
import { secondFactorWords as words } from '@bdr/text/console-account'
import { Input } from '../../ui/kit/input.tsx'
import { useState } from 'react'
import { Field } from '../../ui/kit/field.tsx'
import { DialogForm } from './form-dialog.tsx'
import { PasswordInput } from './password-input.tsx'
import { useDialogForm } from './use-dialog-form.ts'

interface ProofFormProps {
  effect: string
  submit: string
  danger?: boolean
  onSubmit: (proof: { password: string; code: string }) => Promise<unknown>
}

/** Password and code: what touches the second factor needs both. */
export function ProofForm({ effect, submit, danger = false, onSubmit }: ProofFormProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const form = useDialogForm(['password', 'code'], {
    password: password === '' ? words.passwordMissing : null,
    code: code.trim().length < totp.digits ? words.anyCodeMissing : null,
  })
  return (
    <DialogForm
      lead={effect}
      submit={submit}
      danger={danger}
      busy={form.busy}
      refused={form.refused}
      onSubmit={() => form.send(() => onSubmit({ password, code: code.trim() }))}
    >
      <PasswordInput
        label={words.password}
        value={password}
        fault={form.faultOf('password')}
        autoComplete="current-password"
        onChange={setPassword}
      />
      <Field label={words.anyCode} error={form.faultOf('code')} isRequired>
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            maxLength={20}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
    </DialogForm>
  )
}
