import { smsRefusals } from '@bdr/text/sms'
import { forgottenWords as words } from '@bdr/text/session'
import { useState } from 'react'
import button from '../../ui/site/button.module.css'
import { StepList } from '../../ui/step-list.tsx'
import { ForgottenPasswordNew } from './forgotten-password-new.tsx'
import { ForgottenPasswordProof } from './forgotten-password-proof.tsx'
import css from './sign-in.module.css'

interface ForgottenPasswordProps {
  /** what was typed as account, where it is a mobile */
  mobile: string
  /** back to signing in, with the mobile as account once the password is new */
  onDone: (mobile: string) => void
}

/** A new password for somebody who has forgotten it: mobile and code, new password, done. */
export function ForgottenPassword({ mobile: given, onDone }: ForgottenPasswordProps) {
  const [mobile, setMobile] = useState(given)
  const [step, setStep] = useState(0)
  const [ticket, setTicket] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)

  return (
    <div className={css.form}>
      <StepList label={words.stepsLabel} steps={words.steps} current={step} />
      {step === 0 && (
        <ForgottenPasswordProof
          mobile={mobile}
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
          <p className={css.lead} role="status">
            <strong>{words.done}</strong>
            <br />
            {words.doneHint}
          </p>
          <button type="button" className={button.primary} onClick={() => onDone(mobile)}>
            {words.signIn}
          </button>
        </>
      )}
    </div>
  )
}
