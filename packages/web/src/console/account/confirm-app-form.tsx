import { confirmSecondFactor } from '@bdr/contract/account/calls'
import { totp } from '@bdr/contract/session/model'
import { secondFactorWords as words } from '@bdr/text/account'
import { DialogForm } from '../../ui/form/dialog-form.tsx'
import { fieldFaults } from '../../ui/form/faults.ts'
import { TextField } from '../../ui/form/fields.tsx'
import { useCallForm } from '../../ui/form/use-call-form.ts'
import css from './second-factor.module.css'

interface ConfirmAppFormProps {
  secret: { readonly secret: string; readonly qrSvg: string }
  onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The form in which the person adds the secret to the app and confirms it with a code. */
export function ConfirmAppForm({ secret, onConfirmed }: ConfirmAppFormProps) {
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
