import { smsRefusals } from '@bdr/text/sms'
import { firstPasswordWords, forgottenWords as words } from '@bdr/text/session'
import { useState, useEffect, useRef } from 'react'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { StepList } from '../../ui/step-list.tsx'
import typography from '../../ui/typography.module.css'
import css from './sign-in.module.css'
import { forgetPassword } from '@bdr/contract/session/calls'
import { maskPhone } from '@bdr/text/masked'
import { request } from '../../lib/api.ts'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import { FailureNotice } from './failure-notice.tsx'
import { NewPasswordField, newPasswordFault } from './new-password-field.tsx'
import { isTicketOver, useSmsCode } from './sms-code.ts'
import { CodeFields, codeFaults, type CodeValues } from './code-fields.tsx'

interface ForgottenPasswordProps {
  /** what was typed as account, if it is a mobile */
  mobile: string
  /** the account had no password before */
  first: boolean
  /** back to signing in, with the mobile as account once the password is changed */
  onDone: (mobile: string) => void
}

/**
 * Sets a new password for somebody who has forgotten it, in three steps: mobile and code, new password, done.
 */
export function ForgottenPassword({ mobile: given, first, onDone }: ForgottenPasswordProps) {
  const wording = first ? firstPasswordWords : words
  const [mobile, setMobile] = useState(given)
  const [step, setStep] = useState(0)
  const [ticket, setTicket] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)

  return (
    <div className={`${layout.stack} ${css.form}`}>
      <StepList label={wording.stepsLabel} steps={words.steps} current={step} />
      {step === 0 && (
        <ForgottenPasswordProof
          mobile={mobile}
          mobileHint={wording.mobileHint}
          over={over}
          onProved={(proved, proof) => {
            setMobile(proved)
            setTicket(proof)
            setStep(1)
          }}
        />
      )}
      {step === 1 && (
        <ForgottenPasswordNew
          mobile={mobile}
          ticket={ticket!}
          onSet={() => setStep(2)}
          onProveAgain={(isOver) => {
            setOver(isOver ? smsRefusals['sms.ticketInvalid'] : null)
            setStep(0)
          }}
        />
      )}
      {step === 2 && (
        <>
          <p className={`${typography.lead} ${css.lead}`} role="status">
            <strong>{wording.done}</strong>
            <br />
            {wording.doneHint}
          </p>
          <button type="button" className={button.primary} onClick={() => onDone(mobile)}>
            {words.signIn}
          </button>
        </>
      )}
    </div>
  )
}

interface NewProps {
  mobile: string
  ticket: string
  onSet: () => void
  /** @param isOver called when the confirmation has expired, or the person wants another mobile */
  onProveAgain: (isOver: boolean) => void
}

/** Second step: the new password. */
function ForgottenPasswordNew({ mobile, ticket, onSet, onProveAgain }: NewProps) {
  const input = useRef<HTMLInputElement>(null)
  const form = useLightForm({
    start: { newPassword: '' },
    check: ({ newPassword }) => fieldFaults({ newPassword: newPasswordFault(newPassword) }),
    send: async ({ newPassword }) => {
      try {
        await request(forgetPassword, { mobile, ticket, newPassword })
      } catch (error) {
        if (!isTicketOver(error)) throw error
        return onProveAgain(true)
      }
      onSet()
    },
  })
  useEffect(() => input.current!.focus(), [])
  const { element, faults, busy, submit } = form
  return (
    <form ref={element} className={`${layout.stack} ${css.form}`} onSubmit={submit} noValidate>
      <p className={`${typography.lead} ${css.lead}`}>{words.newPasswordHint(maskPhone(mobile))}</p>
      {/* lets a password manager know whose password it is */}
      <input type="text" name="username" autoComplete="username" value={mobile} readOnly hidden />
      <NewPasswordField {...form.field('newPassword')} ref={input} data-retry />
      <FailureNotice faults={faults} />
      <button className={button.primary} disabled={busy}>
        {busy ? words.setting : words.set}
      </button>
      <button type="button" className={css.aside} onClick={() => onProveAgain(false)}>
        {words.otherMobile}
      </button>
    </form>
  )
}

interface ProofProps {
  mobile: string
  mobileHint: string
  /** why it has to be repeated */
  over: string | null
  onProved: (mobile: string, ticket: string) => void
}

/** First step: confirms the mobile. */
function ForgottenPasswordProof({ mobile, mobileHint, over, onProved }: ProofProps) {
  const form = useLightForm<CodeValues, string>({
    start: { mobile, code: '' },
    check: codeFaults,
    send: ({ code }) => sms.withTicket(code, async (ticket) => ticket),
    onSent: (ticket, values) => onProved(values.mobile, ticket),
  })
  const sms = useSmsCode('forget-password', form.values.mobile)
  const { element, faults, busy, submit } = form
  useEffect(() => {
    const [mobileInput, codeInput] = element.current!.querySelectorAll('input')
    // if the mobile is known, the focus starts in the field for its code
    ;(mobileInput!.value === '' ? mobileInput : codeInput)!.focus()
  }, [element])
  return (
    <form ref={element} className={`${layout.stack} ${css.form}`} onSubmit={submit} noValidate>
      <CodeFields form={form} sms={sms} mobileHint={mobileHint} />
      <FailureNotice faults={faults} instead={over} />
      <button className={button.primary} disabled={busy}>
        {busy ? words.checking : words.next}
      </button>
    </form>
  )
}
