import { passwordLength, principalLength } from '@bdr/contract/session/model'
import { signInText } from '@bdr/text/site'
import { signInWords } from '@bdr/text/session'
import { useEffect, useRef } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { rememberedAccount } from '../../lib/remembered-account.ts'
import { signIn } from '../../lib/session.ts'
import { fieldFaults } from '../../ui/form/faults.ts'
import { useLightForm } from '../../ui/form/use-light-form.ts'
import button from '../../ui/site/button.module.css'
import { Field } from '../../ui/site/field.tsx'
import type { Outcome, SecondFactor } from './enter.ts'
import { FailureNotice } from './failure-notice.tsx'
import { PasswordField } from './password-field.tsx'
import css from './sign-in.module.css'

interface PasswordFormProps {
  /** the account to start with; without one that of the last time */
  principal?: string | undefined
  onEntered: (password: string) => Promise<Outcome>
  onSecondFactor: (wanted: SecondFactor, password: string) => void
  onForgotten: (principal: string) => void
}

/**
 * Signs in with a password. The inputs keep their own text, so what is typed before the scripts have
 * loaded stays.
 */
export function PasswordForm({
  principal: given,
  onEntered,
  onSecondFactor,
  onForgotten,
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
    // whose account is known goes on with the password; who is about to type another one is left alone
    const isFree = here === document.body || (here === principal.current && !isTyping)
    if (principal.current!.value !== '' && isFree) credentials.current!.focus()
  }, [given])

  const { element, faults, busy, submit } = form
  return (
    <form ref={element} className={css.form} method="post" onSubmit={submit} noValidate>
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
      {/* not before the script is there: the browser would send the form on its own */}
      <button className={button.primary} disabled={!hydrated || busy}>
        {busy ? signInText.submitting : signInText.submit}
      </button>
      <button
        type="button"
        className={css.aside}
        disabled={!hydrated}
        onClick={() => onForgotten(principal.current!.value.trim())}
      >
        {signInWords.forgotten}
      </button>
    </form>
  )
}
