import { confirmSecondFactor } from '@bdr/contract/account/calls'
import { totp } from '@bdr/contract/session/model'
import { secondFactorWords as words } from '@bdr/text/console-account'
import { Input } from '../../ui/kit/input.tsx'
import { useState } from 'react'
import { useCallMutation } from '../../lib/query.ts'
import { Field } from '../../ui/kit/field.tsx'
import { DialogForm } from './form-dialog.tsx'
import css from './second-factor.module.css'
import { useDialogForm } from './use-dialog-form.ts'

interface ConfirmAppFormProps {
  secret: { readonly secret: string; readonly qrSvg: string }
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The app takes the secret and shows that it has it. */
export function ConfirmAppForm({ secret, onConfirmed }: ConfirmAppFormProps) {
  const [code, setCode] = useState('')
  const confirm = useCallMutation(confirmSecondFactor, {
    toast: false,
    onSuccess: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  })
  const form = useDialogForm(['code'], { code: code.length === totp.digits ? null : words.codeMissing })
  return (
    <DialogForm
      lead={words.scan}
      submit={words.confirm}
      busy={form.busy}
      refused={form.refused}
      onSubmit={() => form.send(() => confirm.mutateAsync({ code }))}
    >
      <div className={css.scan}>
        <img
          className={css.picture}
          src={`data:image/svg+xml,${encodeURIComponent(secret.qrSvg)}`}
          alt={words.picture}
          width="176"
          height="176"
        />
        <p className={css.secret}>
          <span>{words.secret}</span>
          <code>{secret.secret}</code>
        </p>
      </div>
      <Field label={words.code} error={form.faultOf('code')} hint={words.codeHint} isRequired>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.target.value.replaceAll(/\D/g, '').slice(0, totp.digits))}
          />
        )}
      </Field>
    </DialogForm>
  )
}
