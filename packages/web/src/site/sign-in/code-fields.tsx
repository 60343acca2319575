import { typedMobileLength } from '@bdr/contract/kernel/field'
import { smsCode } from '@bdr/contract/sms/model'
import { smsCodeWords as words } from '@bdr/text/sms'
import { useRef } from 'react'
import { fieldFaults, type FormFaults } from '../../ui/form/faults.ts'
import type { LightForm } from '../../ui/form/use-light-form.ts'
import layout from '../../ui/layout.module.css'
import { Field } from '../../ui/site/field.tsx'
import typography from '../../ui/typography.module.css'
import css from './sign-in.module.css'
import { codeFault, mobileFault, type SmsCode } from './sms-code.ts'

export type CodeValues = { readonly mobile: string; readonly code: string }

/** The page's own faults of a mobile and its code. */
export const codeFaults = ({ mobile, code }: CodeValues): FormFaults =>
  fieldFaults({ mobile: mobileFault(mobile), code: codeFault(code) })

interface CodeFieldsProps {
  form: LightForm<CodeValues>
  sms: SmsCode
  /** the mobile of a returned application, which cannot be changed */
  isFixed?: boolean
  mobileHint?: string
  /** a hint for when the code does not arrive */
  notComeHint?: string
}

/** A mobile, and the code that was sent to it. */
export function CodeFields({ form, sms, isFixed = false, mobileHint, notComeHint }: CodeFieldsProps) {
  const codeInput = useRef<HTMLInputElement>(null)
  const sent = sms.sentFor

  const send = async () => {
    if (await form.runStep(sms.send, ['mobile'])) codeInput.current!.focus()
  }

  return (
    <>
      <Field
        {...form.field('mobile', (text) => text.replaceAll(/[\s-]/g, ''))}
        label={words.mobile}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={typedMobileLength}
        readOnly={isFixed}
      />
      {mobileHint !== undefined && (
        <p className={`${typography.caption} ${layout.flush} ${css.help}`}>{mobileHint}</p>
      )}
      <Field
        ref={codeInput}
        {...form.field('code', (text) => text.replaceAll(/\D/g, ''))}
        label={words.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={smsCode.digits}
        data-retry
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
      <p className={`${typography.caption} ${layout.flush} ${css.help}`} role="status">
        {sent !== null && words.sent(form.values.mobile, sent) + (notComeHint ?? words.notCome)}
      </p>
    </>
  )
}

export function sendLabel({ sending, secondsToNext, sentFor }: SmsCode): string {
  if (sending) return words.sending
  if (secondsToNext > 0) return words.resendIn(secondsToNext)
  return sentFor === null ? words.send : words.again
}
