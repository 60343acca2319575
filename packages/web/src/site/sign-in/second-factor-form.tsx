import { answerSecondFactor } from '@bdr/contract/session/calls'
import { totp } from '@bdr/contract/session/model'
import { secondFactorWords as words } from '@bdr/text/session'
import { useState } from 'react'
import { request } from '../../lib/api.ts'
import { CallError } from '../../lib/call-error.ts'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import button from '../../ui/site/button.module.css'
import { Field } from '../../ui/site/field.tsx'
import { keepSession, type Outcome } from './enter.ts'
import { FailureNotice } from './failure-notice.tsx'
import css from './sign-in.module.css'

interface SecondFactorFormProps {
  ticket: string
  onEntered: () => Promise<Outcome>
  /** it took too long: back to the password, with this to say */
  onExpired: (reason: string) => void
}

/** The second step of a sign-in: a code of the authenticator app, or one written down for its loss. */
export function SecondFactorForm({ ticket, onEntered, onExpired }: SecondFactorFormProps) {
  const [byRecovery, setByRecovery] = useState(false)
  const form = useLightForm({
    start: { code: '' },
    check: ({ code }) => fieldFaults({ code: codeFaultOf(code, byRecovery) }),
    send: async ({ code }) => {
      try {
        keepSession(await request(answerSecondFactor, { ticket, code: code.trim() }))
        return null
      } catch (error) {
        if (isStepOver(error)) return error.message
        throw error
      }
    },
    onSent: (expired) => (expired === null ? onEntered() : onExpired(expired)),
  })
  const change = () => {
    setByRecovery(!byRecovery)
    form.startOver()
  }
  const { element, faults, busy, submit } = form
  return (
    <form ref={element} className={css.form} onSubmit={submit} noValidate>
      <p className={css.lead}>{byRecovery ? words.recoveryHint : words.hint}</p>
      <Field
        key={String(byRecovery)}
        {...form.field('code')}
        ref={focus}
        label={byRecovery ? words.recoveryCode : words.code}
        data-retry
        {...(byRecovery
          ? { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 }
          : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: totp.digits + 1 })}
      />
      <FailureNotice faults={faults} locked="session.codeLocked" />
      <button className={button.primary} disabled={busy}>
        {busy ? words.submitting : words.submit}
      </button>
      <button type="button" className={css.aside} onClick={change}>
        {byRecovery ? words.toApp : words.toRecovery}
      </button>
    </form>
  )
}

/** The cursor is in the field from the start, and again when the other kind of code takes its place. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

/** Shorter ones no input of the call accepts; its own words would speak of characters. */
function codeFaultOf(code: string, byRecovery: boolean): string | null {
  if (code.trim().length >= totp.digits) return null
  return byRecovery ? words.recoveryMissing : words.codeMissing
}

const isStepOver = (error: unknown): error is CallError =>
  error instanceof CallError && error.key === 'session.stepExpired'
