import { smsCode } from '@bdr/contract/sms/model'
import { smsCodeWords as words } from '@bdr/text/site-sign-in'
import { useRef } from 'react'
import { Field } from '../../ui/site/field.tsx'
import { noFailure, placeFailure, type FormFailure } from './failure.ts'
import css from './sign-in.module.css'
import { mobileFault, type SmsCode } from './sms-code.ts'

interface CodeFieldsProps {
  mobile: string
  code: string
  sms: SmsCode
  failure: FormFailure
  mobileHint?: string
  /** what to look at when the code does not come */
  notComeHint?: string
  onMobile: (mobile: string) => void
  onCode: (code: string) => void
  /** sending a code was refused */
  onRefused: (failure: FormFailure) => void
}

/** A mobile, and the code that was sent to it. */
export function CodeFields(props: CodeFieldsProps) {
  const { mobile, code, sms, failure, onMobile, onCode, onRefused } = props
  const codeInput = useRef<HTMLInputElement>(null)
  const sent = sms.sentFor

  const send = async () => {
    const fault = mobileFault(mobile)
    if (fault !== null) return onRefused({ ...noFailure, fields: { mobile: fault } })
    try {
      await sms.send()
      codeInput.current!.focus()
    } catch (error) {
      // the button counts the seconds
      onRefused({ ...placeFailure(error, ['mobile']), lockedUntil: null })
    }
  }

  return (
    <>
      <Field
        label={words.mobile}
        error={failure.fields.mobile}
        name="mobile"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={20}
        value={mobile}
        onChange={(event) => onMobile(event.target.value.replaceAll(/[\s-]/g, ''))}
      />
      {props.mobileHint !== undefined && <p className={css.help}>{props.mobileHint}</p>}
      <Field
        ref={codeInput}
        label={words.code}
        error={failure.fields.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={smsCode.digits}
        value={code}
        data-retry
        onChange={(event) => onCode(event.target.value.replaceAll(/\D/g, ''))}
        after={
          <button
            type="button"
            className={css.send}
            disabled={sms.sending || sms.secondsToNext > 0}
            onClick={() => void send()}
          >
            {sendLabel(sms)}
          </button>
        }
      />
      <p className={css.help} role="status">
        {sent !== null && words.sent(mobile, sent) + (props.notComeHint ?? words.notCome)}
      </p>
    </>
  )
}

export function sendLabel({ sending, secondsToNext, sentFor }: SmsCode): string {
  if (sending) return words.sending
  if (secondsToNext > 0) return words.againIn(secondsToNext)
  return sentFor === null ? words.send : words.again
}
