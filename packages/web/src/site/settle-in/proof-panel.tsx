import { contactWords as words } from '@bdr/text/site-settle-in'
import { useState } from 'react'
import button from '../../ui/site/button.module.css'
import { CodeFields } from '../sign-in/code-fields.tsx'
import { FailureNotice } from '../sign-in/failure-notice.tsx'
import { codeFault, mobileFault, useSmsCode } from '../sign-in/sms-code.ts'
import { useForm } from '../sign-in/use-form.ts'
import css from './proof-panel.module.css'

interface ProofPanelProps {
  mobile: string
  /** an application that is mended belongs to the mobile it came from */
  fixed?: boolean
  /** why it is needed here */
  hint: string
  /** it held once */
  over: boolean
  submit?: string
  submitting?: string
  onProved: (mobile: string, ticket: string) => void
}

/** Proves a mobile by a code: the only identity an applicant has. */
export function ProofPanel({
  mobile: given,
  fixed = false,
  hint,
  over,
  onProved,
  ...labels
}: ProofPanelProps) {
  const [mobile, setMobile] = useState(given)
  const [code, setCode] = useState('')
  const sms = useSmsCode('settle-in', mobile)
  const { form, failure, refuse, busy, submit } = useForm({
    check: () => ({ mobile: mobileFault(mobile), code: codeFault(code) }),
    send: () => sms.withTicket(code, async (ticket) => onProved(mobile, ticket)),
  })
  return (
    <form ref={form} className={css.panel} onSubmit={(event) => void submit(event)} noValidate>
      <p className={css.hint} data-over={over || undefined} role={over ? 'alert' : undefined}>
        {over ? words.proofOver : hint}
      </p>
      <CodeFields
        mobile={mobile}
        code={code}
        sms={sms}
        failure={failure}
        notComeHint={words.codeNotCome}
        onMobile={fixed ? () => {} : setMobile}
        onCode={setCode}
        onRefused={refuse}
      />
      <FailureNotice failure={failure} />
      <button className={button.primary} disabled={busy}>
        {busy ? (labels.submitting ?? words.proving) : (labels.submit ?? words.prove)}
      </button>
    </form>
  )
}
