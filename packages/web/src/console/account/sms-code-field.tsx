import { smsCode } from '@bdr/contract/sms/model'
import { smsCodeWords as words } from '@bdr/text/sms'
import { sendLabel } from '../../site/sign-in/code-fields.tsx'
import type { SmsCode } from '../../site/sign-in/sms-code.ts'
import { useField } from '../../ui/form/use-field.ts'
import type { FieldRef } from '../../ui/form/use-form.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Input } from '../../ui/kit/input.tsx'
import css from './form-dialog.module.css'

interface SmsCodeFieldProps extends FieldRef<string> {
  sms: SmsCode
  /** the mobile, partly masked */
  mobile: string
  onSend: () => void
}

/** The field for a code that was sent to a mobile, with the button that sends it. */
export function SmsCodeField({ sms, mobile, onSend, ...at }: SmsCodeFieldProps) {
  const { name, value, error, onChange } = useField<string>(at, words.code)
  const sent = sms.sentFor
  return (
    <Field
      label={words.code}
      error={error}
      isRequired
      hint={sent === null ? undefined : words.sent(mobile, sent)}
    >
      {(control) => (
        <div className={css.withCode}>
          <Input
            {...control}
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={smsCode.digits}
            value={value}
            onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, ''))}
          />
          <Button isDisabled={sms.sending || sms.secondsToNext > 0} onClick={onSend}>
            {sendLabel(sms)}
          </Button>
        </div>
      )}
    </Field>
  )
}
