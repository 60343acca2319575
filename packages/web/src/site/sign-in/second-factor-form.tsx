import { answerSecondFactor } from '@bdr/contract/session/calls'
import { totp } from '@bdr/contract/session/model'
import { secondFactorWords as words } from '@bdr/text/site-sign-in'
import { useEffect, useRef, useState } from 'react'
import { request } from '../../lib/api.ts'
import { CallError } from '../../lib/call-error.ts'
import button from '../../ui/site/button.module.css'
import { Field } from '../../ui/site/field.tsx'
import { keepSession, type Outcome } from './enter.ts'
import { FailureNotice } from './failure-notice.tsx'
import css from './sign-in.module.css'
import { useForm } from './use-form.ts'

interface SecondFactorFormProps {
  ticket: string
  onEntered: () => Promise<Outcome>
  /** it took too long: back to the password, with this to say */
  onExpired: (reason: string) => void
}

/** The second step of a sign-in: a code of the authenticator app, or one written down for its loss. */
export function SecondFactorForm({ ticket, onEntered, onExpired }: SecondFactorFormProps) {
  const [byRecovery, setByRecovery] = useState(false)
  const [code, setCode] = useState('')
  const { form, failure, busy, submit } = useForm({
    check: () => ({ code: codeFaultOf(code, byRecovery) }),
    send: async () => {
      try {
        keepSession(await request(answerSecondFactor, { ticket, code: code.trim() }))
      } catch (error) {
        if (!isStepOver(error)) throw error
        return onExpired(error.message)
      }
      return onEntered()
    },
  })
  const change = () => {
    setByRecovery(!byRecovery)
    setCode('')
  }
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate>
      <p className={css.lead}>{byRecovery ? words.recoveryHint : words.hint}</p>
      <CodeInput
        key={String(byRecovery)}
        byRecovery={byRecovery}
        code={code}
        error={failure.fields.code}
        onCode={setCode}
      />
      <FailureNotice failure={failure} locked="session.codeLocked" />
      <button className={button.primary} disabled={busy}>
        {busy ? words.submitting : words.submit}
      </button>
      <button type="button" className={css.aside} onClick={change}>
        {byRecovery ? words.toApp : words.toRecovery}
      </button>
    </form>
  )
}

interface CodeInputProps {
  byRecovery: boolean
  code: string
  error: string | undefined
  onCode: (code: string) => void
}

/** One of the two kinds of code; the cursor is in it from the start. */
function CodeInput({ byRecovery, code, error, onCode }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current!.focus(), [])
  return (
    <Field
      ref={input}
      label={byRecovery ? words.recoveryCode : words.code}
      error={error}
      name="code"
      value={code}
      data-retry
      onChange={(event) => onCode(event.target.value)}
      {...(byRecovery
        ? { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 20 }
        : { autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: totp.digits + 1 })}
    />
  )
}

/** Shorter ones no input of the call accepts; its own words would speak of characters. */
function codeFaultOf(code: string, byRecovery: boolean): string | null {
  if (code.trim().length >= totp.digits) return null
  return byRecovery ? words.recoveryMissing : words.codeMissing
}

const isStepOver = (error: unknown): error is CallError =>
  error instanceof CallError && error.key === 'session.stepExpired'
