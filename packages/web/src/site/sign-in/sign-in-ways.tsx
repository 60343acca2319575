import { signInWayTabs, signInWords as words, signInWords } from '@bdr/text/session'
import { useState, useEffect, useRef } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import typography from '../../ui/typography.module.css'
import type { Outcome, SecondFactor } from './enter.ts'
import { QrSignIn } from './qr-sign-in.tsx'
import css from './sign-in.module.css'
import { SmsForm } from './sms-form.tsx'
import { passwordLength, principalLength } from '@bdr/contract/session/model'
import { signInText } from '@bdr/text/site'
import { rememberedAccount } from '../../lib/remembered-account.ts'
import { signIn } from '../../lib/session.ts'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { Field } from '../../ui/site/field.tsx'
import { FailureNotice } from './failure-notice.tsx'
import { PasswordField } from './password-field.tsx'

type Way = keyof typeof signInWayTabs
const allWays = Object.keys(signInWayTabs) as Way[]

interface SignInWaysProps {
  principal?: string | undefined
  hint?: string | undefined
  withoutQr?: boolean | undefined
  /** with the password, if the person signed in with one */
  onEntered: (password: string | null) => Promise<Outcome>
  onSecondFactor: (wanted: SecondFactor, password: string | null) => void
  onForgotten: (principal: string) => void
  /** leads to setting a first password */
  onFirst: (principal: string) => void
}

/** The ways to sign in, one at a time. What was typed in one is kept while another is shown. */
export function SignInWays(props: SignInWaysProps) {
  const hydrated = useHydrated()
  const [way, setWay] = useState<Way>('password')
  const [smsOpened, setSmsOpened] = useState(false)

  const choose = (next: Way) => {
    setWay(next)
    if (next === 'sms') setSmsOpened(true)
  }
  return (
    <>
      {props.hint !== undefined && <p className={`${typography.lead} ${css.lead}`}>{props.hint}</p>}
      <div className={css.ways} role="group" aria-label={words.ways}>
        {allWays
          .filter((one) => one !== 'qr' || !props.withoutQr)
          .map((one) => (
            <button
              key={one}
              type="button"
              className={css.way}
              data-way={one}
              aria-pressed={one === way}
              disabled={!hydrated}
              onClick={() => choose(one)}
            >
              {signInWayTabs[one]}
            </button>
          ))}
      </div>
      <div hidden={way !== 'password'}>
        <PasswordForm
          principal={props.principal}
          onEntered={props.onEntered}
          onSecondFactor={props.onSecondFactor}
          onForgotten={props.onForgotten}
          onFirst={props.onFirst}
        />
      </div>
      {smsOpened && (
        <div hidden={way !== 'sms'}>
          <SmsForm
            onEntered={() => props.onEntered(null)}
            onSecondFactor={(wanted) => props.onSecondFactor(wanted, null)}
          />
        </div>
      )}
      {way === 'qr' && <QrSignIn onEntered={() => props.onEntered(null)} />}
    </>
  )
}

interface PasswordFormProps {
  /** the initial account; by default the last one */
  principal?: string | undefined
  onEntered: (password: string) => Promise<Outcome>
  onSecondFactor: (wanted: SecondFactor, password: string) => void
  onForgotten: (principal: string) => void
  onFirst: (principal: string) => void
}

/**
 * Signs in with a password. The inputs are uncontrolled, so that what is typed before the scripts have loaded
 * is kept.
 */
function PasswordForm({
  principal: given,
  onEntered,
  onSecondFactor,
  onForgotten,
  onFirst,
}: PasswordFormProps) {
  const hydrated = useHydrated()
  const principal = useRef<HTMLInputElement>(null)
  const credentials = useRef<HTMLInputElement>(null)
  const form = useLightForm({
    start: { principal: '', credentials: '' },
    typed: () => ({ principal: principal.current!.value, credentials: credentials.current!.value }),
    check: (typed) =>
      fieldFaults({
        principal: typed.principal.trim() === '' ? signInText.principalMissing : null,
        credentials: typed.credentials === '' ? signInText.credentialsMissing : null,
      }),
    send: (typed) => signIn(typed.principal, typed.credentials),
    onSent: (wanted, { credentials: password }) =>
      wanted ? onSecondFactor(wanted, password) : onEntered(password),
  })
  const { value: _principal, ...principalField } = form.field('principal')
  const { value: _credentials, ...credentialsField } = form.field('credentials')

  useEffect(() => {
    const here = document.activeElement
    const isTyping = here === principal.current && principal.current!.value !== ''
    if (principal.current!.value === '') principal.current!.value = given ?? rememberedAccount()
    // if the account is known, the focus starts in the password field, unless the person is typing already
    const isFree = here === document.body || (here === principal.current && !isTyping)
    if (principal.current!.value !== '' && isFree) credentials.current!.focus()
  }, [given])

  const { element, faults, busy, submit } = form
  return (
    <form ref={element} className={`${layout.stack} ${css.form}`} method="post" onSubmit={submit} noValidate>
      <Field
        {...principalField}
        ref={principal}
        label={signInText.principal}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={principalLength}
      />
      <PasswordField
        {...credentialsField}
        ref={credentials}
        label={signInText.credentials}
        autoComplete="current-password"
        maxLength={passwordLength.max}
        data-retry
      />
      <FailureNotice faults={faults} />
      {/* disabled until the script runs: otherwise the browser would submit the form itself */}
      <button className={button.primary} disabled={!hydrated || busy}>
        {busy ? signInText.submitting : signInText.submit}
      </button>
      <p className={`${layout.row} ${css.asides}`}>
        <button
          type="button"
          className={css.aside}
          disabled={!hydrated}
          onClick={() => onForgotten(principal.current!.value.trim())}
        >
          {signInWords.forgotten}
        </button>
        <button
          type="button"
          className={css.aside}
          disabled={!hydrated}
          onClick={() => onFirst(principal.current!.value.trim())}
        >
          {signInWords.firstPassword}
        </button>
      </p>
    </form>
  )
}
