import { passwordLength, principalLength } from '@bdr/contract/session/model'
import { signInText } from '@bdr/text/site'
import { signInWords } from '@bdr/text/site-sign-in'
import { useEffect, useRef } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { rememberedAccount } from '../../lib/remembered-account.ts'
import { signIn } from '../../lib/session.ts'
import button from '../../ui/site/button.module.css'
import { Field } from '../../ui/site/field.tsx'
import type { Outcome, SecondFactor } from './enter.ts'
import { FailureNotice } from './failure-notice.tsx'
import { PasswordField } from './password-field.tsx'
import css from './sign-in.module.css'
import { useForm } from './use-form.ts'

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
  const { form, failure, busy, submit } = useForm({
    check: () => ({
      principal: principal.current!.value.trim() === '' ? signInText.principalMissing : null,
      credentials: credentials.current!.value === '' ? signInText.credentialsMissing : null,
    }),
    send: async () => {
      const password = credentials.current!.value
      const wanted = await signIn(principal.current!.value, password)
      return wanted ? onSecondFactor(wanted, password) : onEntered(password)
    },
  })

  useEffect(() => {
    if (principal.current!.value === '') principal.current!.value = given ?? rememberedAccount()
    // whose account is known goes on with the password
    const nowhere = [document.body, principal.current].includes(document.activeElement as HTMLInputElement)
    if (principal.current!.value !== '' && nowhere) credentials.current!.focus()
  }, [given])

  return (
    <form ref={form} className={css.form} method="post" onSubmit={submit} noValidate>
      <Field
        ref={principal}
        label={signInText.principal}
        error={failure.fields.principal}
        name="principal"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={principalLength}
      />
      <PasswordField
        ref={credentials}
        label={signInText.credentials}
        error={failure.fields.credentials}
        name="credentials"
        autoComplete="current-password"
        maxLength={passwordLength.max}
        data-retry
      />
      <FailureNotice failure={failure} />
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
