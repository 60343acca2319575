import { readUserInfo, answerSecondFactor } from '@bdr/contract/session/calls'
import { signInText } from '@bdr/text/site'
import {
  firstPasswordWords,
  forgottenWords,
  initialPasswordWords,
  secondFactorWords,
  signInWords,
  secondFactorWords as words,
} from '@bdr/text/session'
import { useEffect, useState, type ReactNode } from 'react'
import { request } from '../../lib/api.ts'
import { firstMobile } from '../../lib/first-password.ts'
import layout from '../../ui/layout.module.css'
import typography from '../../ui/typography.module.css'
import { type Outcome, keepSession } from './enter.ts'
import { ForgottenPassword } from './forgotten-password.tsx'
import { InitialPasswordForm } from './initial-password-form.tsx'
import css from './sign-in.module.css'
import { SignInWays } from './sign-in-ways.tsx'
import { looksLikeMobile } from './sms-code.ts'
import { totp } from '@bdr/contract/session/model'
import { CallError } from '../../lib/call-error.ts'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import button from '../../ui/site/button.module.css'
import { Field } from '../../ui/site/field.tsx'
import { FailureNotice } from './failure-notice.tsx'

type Step =
  /** `reason`: why it starts again */
  | { readonly at: 'ways'; readonly reason?: string }
  | { readonly at: 'second-factor'; readonly ticket: string; readonly password: string | null }
  | { readonly at: 'forgotten'; readonly mobile: string }
  /** a newly admitted owner: the same as after a forgotten password, in other words */
  | { readonly at: 'first-password'; readonly mobile: string }
  | { readonly at: 'initial-password'; readonly password: string | null }

interface SignInProps {
  /** renders the step's title as its place requires */
  heading: (title: string) => ReactNode
  /** shown first, as long as nobody has signed in */
  hint?: string | undefined
  /** the phone that scanned another device's code cannot scan itself */
  withoutQr?: boolean
  onDone: () => void
}

const titles: Readonly<Record<Step['at'], string>> = {
  ways: signInText.title,
  'second-factor': secondFactorWords.title,
  forgotten: forgottenWords.title,
  'first-password': firstPasswordWords.title,
  'initial-password': initialPasswordWords.title,
}

/**
 * The complete sign-in: the ways to sign in, and the steps that some people have to take afterwards or
 * instead.
 */
export function SignIn({ heading, hint, withoutQr, onDone }: SignInProps) {
  const [step, setStep] = useState<Step>({ at: 'ways' })
  /** the mobile whose password was just changed: signing in starts with it */
  const [renewed, setRenewed] = useState<string>()

  useEffect(() => {
    const mobile = firstMobile()
    // the server's rendering does not know the mobile, which only the browser has stored
    // oxlint-disable-next-line react/set-state-in-effect
    if (mobile !== null) setStep({ at: 'first-password', mobile })
  }, [])

  /** The session is stored: the last question is whether the person has chosen the password. */
  const arrive = async (password: string | null): Promise<Outcome> => {
    // without an answer the next page reads it again, and shows the error
    const info = await request(readUserInfo, {}).catch(() => null)
    if (info?.mustChangePassword) return setStep({ at: 'initial-password', password })
    onDone()
    return 'leaving'
  }

  return (
    <>
      {heading(titles[step.at])}
      {/* stays mounted while another step is shown, so that the input is kept */}
      <div hidden={step.at !== 'ways'}>
        <SignInWays
          key={renewed}
          principal={renewed}
          hint={(step.at === 'ways' && step.reason) || hint}
          withoutQr={withoutQr}
          onEntered={arrive}
          onSecondFactor={({ ticket }, password) => setStep({ at: 'second-factor', ticket, password })}
          onForgotten={(principal) => setStep({ at: 'forgotten', mobile: mobileOf(principal) })}
          onFirst={(principal) => setStep({ at: 'first-password', mobile: mobileOf(principal) })}
        />
      </div>
      {step.at === 'second-factor' && (
        <SecondFactorForm
          ticket={step.ticket}
          onEntered={() => arrive(step.password)}
          onExpired={(reason) => setStep({ at: 'ways', reason })}
        />
      )}
      {(step.at === 'forgotten' || step.at === 'first-password') && (
        <ForgottenPassword
          key={step.at}
          mobile={step.mobile}
          first={step.at === 'first-password'}
          onDone={(mobile) => {
            setRenewed(mobile)
            setStep({ at: 'ways' })
          }}
        />
      )}
      {step.at === 'initial-password' && (
        <InitialPasswordForm
          oldPassword={step.password}
          onDone={onDone}
          onForgotten={() => setStep({ at: 'forgotten', mobile: '' })}
        />
      )}
      {(step.at === 'second-factor' || step.at === 'forgotten' || step.at === 'first-password') && (
        <button type="button" className={css.back} onClick={() => setStep({ at: 'ways' })}>
          {signInWords.backToSignIn}
        </button>
      )}
    </>
  )
}

const mobileOf = (principal: string): string => (looksLikeMobile(principal) ? principal : '')

interface SecondFactorFormProps {
  ticket: string
  onEntered: () => Promise<Outcome>
  /** it took too long: back to the password, with this message */
  onExpired: (reason: string) => void
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code. */
function SecondFactorForm({ ticket, onEntered, onExpired }: SecondFactorFormProps) {
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
    <form ref={element} className={`${layout.stack} ${css.form}`} onSubmit={submit} noValidate>
      <p className={`${typography.lead} ${css.lead}`}>{byRecovery ? words.recoveryHint : words.hint}</p>
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

/** Focuses the field at the start, and again when the other kind of code is chosen. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

/** The call refuses shorter passwords, but its message would be about characters. */
function codeFaultOf(code: string, byRecovery: boolean): string | null {
  if (code.trim().length >= totp.digits) return null
  return byRecovery ? words.recoveryMissing : words.codeMissing
}

const isStepOver = (error: unknown): error is CallError =>
  error instanceof CallError && error.key === 'session.stepExpired'
