import { smsCode } from '@bdr/contract/sms/model'
import { smsCodeWords as words } from '@bdr/text/site-sign-in'
import { Input } from '../../ui/kit/input.tsx'
import { sendLabel } from '../../site/sign-in/code-fields.tsx'
import type { SmsCode } from '../../site/sign-in/sms-code.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import css from './form-dialog.module.css'

interface SmsCodeInputProps {
  sms: SmsCode
  /** the mobile as it is shown */
  mobile: string
  code: string
  fault: string | undefined
  onCode: (code: string) => void
  onSend: () => void
}

/** The code that was sent to a mobile, and the way to get one. */
export function SmsCodeInput({ sms, mobile, code, fault, onCode, onSend }: SmsCodeInputProps) {
  const sent = sms.sentFor
  return (
    <Field
      label={words.code}
      error={fault}
      isRequired
      {...(sent !== null && { hint: words.sentTo(mobile, sent) })}
    >
      {(control) => (
        <div className={css.withCode}>
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={smsCode.digits}
            value={code}
            onChange={(event) => onCode(event.target.value.replaceAll(/\D/g, ''))}
          />
          <Button isDisabled={sms.sending || sms.secondsToNext > 0} onClick={onSend}>
            {sendLabel(sms)}
          </Button>
        </div>
      )}
    </Field>
  )
}
