import { forgottenWords as words } from '@bdr/text/session'
import { useEffect } from 'react'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import button from '../../ui/site/button.module.css'
import { CodeFields, codeFaults, type CodeValues } from './code-fields.tsx'
import { FailureNotice } from './failure-notice.tsx'
import css from './sign-in.module.css'
import { useSmsCode } from './sms-code.ts'

interface ProofProps {
  mobile: string
  /** why it has to be done again */
  over: string | null
  onProved: (mobile: string, ticket: string) => void
}

/** First step: whose mobile is it. */
export function ForgottenPasswordProof({ mobile, over, onProved }: ProofProps) {
  const form = useLightForm<CodeValues, string>({
    start: { mobile, code: '' },
    check: codeFaults,
    send: ({ code }) => sms.withTicket(code, async (ticket) => ticket),
    onSent: (ticket, values) => onProved(values.mobile, ticket),
  })
  const sms = useSmsCode('forget-password', form.values.mobile)
  const { element, faults, busy, submit } = form
  useEffect(() => element.current!.querySelector('input')!.focus(), [element])
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate>
      <CodeFields form={form} sms={sms} mobileHint={words.mobileHint} />
      <FailureNotice faults={faults} instead={over} />
      <button className={button.primary} disabled={busy}>
        {busy ? words.checking : words.next}
      </button>
    </form>
  )
}
