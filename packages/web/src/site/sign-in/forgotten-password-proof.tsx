import { forgottenWords as words } from '@bdr/text/site-sign-in'
import { useEffect, useState } from 'react'
import button from '../../ui/site/button.module.css'
import { CodeFields } from './code-fields.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { noFailure } from './failure.ts'
import css from './sign-in.module.css'
import { codeFault, mobileFault, useSmsCode } from './sms-code.ts'
import { useForm } from './use-form.ts'

interface ProofProps {
  mobile: string
  /** why it has to be done again */
  over: string | null
  onMobile: (mobile: string) => void
  onProved: (ticket: string) => void
}

/** First step: whose mobile is it. */
export function ForgottenPasswordProof({ mobile, over, onMobile, onProved }: ProofProps) {
  const [code, setCode] = useState('')
  const sms = useSmsCode('forget-password', mobile)
  const { form, failure, refuse, busy, submit } = useForm({
    check: () => ({ mobile: mobileFault(mobile), code: codeFault(code) }),
    send: () => sms.withTicket(code, async (ticket) => onProved(ticket)),
  })
  useEffect(() => form.current!.querySelector('input')!.focus(), [form])
  const told = failure === noFailure ? { ...noFailure, form: over } : failure
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <CodeFields
        mobile={mobile}
        code={code}
        sms={sms}
        failure={failure}
        mobileHint={words.mobileHint}
        onMobile={onMobile}
        onCode={setCode}
        onRefused={refuse}
      />
      <FailureNotice failure={told} />
      <button className={button.primary} disabled={busy}>
        {busy ? words.checking : words.next}
      </button>
    </form>
  )
}
