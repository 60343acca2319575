import { contactWords as words } from '@bdr/text/settle-in'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import typography from '../../ui/typography.module.css'
import { CodeFields, codeFaults, type CodeValues } from '../sign-in/code-fields.tsx'
import { FailureNotice } from '../sign-in/failure-notice.tsx'
import { useSmsCode } from '../sign-in/sms-code.ts'
import css from './proof-panel.module.css'

interface ProofPanelProps {
  mobile: string
  /** the mobile of a returned application, which cannot be changed */
  fixed?: boolean
  /** why it is needed here */
  hint: string
  /** it was valid once */
  over: boolean
  submit?: string
  submitting?: string
  onProved: (mobile: string, ticket: string) => void
}

/** Confirms a mobile with a code: the only identity an applicant has. */
export function ProofPanel({ mobile, fixed, hint, over, onProved, ...labels }: ProofPanelProps) {
  const form = useLightForm<CodeValues, string>({
    start: { mobile, code: '' },
    check: codeFaults,
    send: ({ code }) => sms.withTicket(code, async (ticket) => ticket),
    onSent: (ticket, values) => onProved(values.mobile, ticket),
  })
  const sms = useSmsCode('settle-in', form.values.mobile)
  const { element, faults, busy, submit } = form
  return (
    <form ref={element} className={`${layout.stack} ${css.panel}`} onSubmit={submit} noValidate>
      <p
        className={`${typography.aside} ${css.hint}`}
        data-over={over || undefined}
        role={over ? 'alert' : undefined}
      >
        {over ? words.proofOver : hint}
      </p>
      <CodeFields form={form} sms={sms} isFixed={fixed} notComeHint={words.codeNotCome} />
      <FailureNotice faults={faults} />
      <button className={button.primary} disabled={busy}>
        {busy ? (labels.submitting ?? words.proving) : (labels.submit ?? words.prove)}
      </button>
    </form>
  )
}
