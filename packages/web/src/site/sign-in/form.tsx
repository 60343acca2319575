import { landingPath } from '@bdr/contract/guard'
import { passwordLength, principalLength } from '@bdr/contract/session/model'
import { signInText } from '@bdr/text/site'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useSearchParams } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { rememberedAccount, signIn } from '../../lib/session.ts'
import button from '../../ui/site/button.module.css'
import { Field } from '../../ui/site/field.tsx'
import { placeFailure, type SignInFailure } from './failure.ts'
import css from './form.module.css'
import { PasswordField } from './password-field.tsx'

/**
 * Signs in and goes to the wanted page. The inputs keep their own text, so what is typed before
 * the scripts have loaded, or before a refusal, stays.
 */
export function SignInForm() {
  const hydrated = useHydrated()
  const [query] = useSearchParams()
  const [failure, setFailure] = useState<SignInFailure>({})
  const [busy, setBusy] = useState(false)
  const principal = useRef<HTMLInputElement>(null)
  const credentials = useRef<HTMLInputElement>(null)
  const wanted = query.get('redirect')

  useEffect(() => {
    if (principal.current!.value === '') principal.current!.value = rememberedAccount()
  }, [])

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const account = principal.current!.value.trim()
    const password = credentials.current!.value
    const missing: SignInFailure = {
      ...(account === '' && { principal: signInText.principalMissing }),
      ...(password === '' && { credentials: signInText.credentialsMissing }),
    }
    setFailure(missing)
    if (missing.principal) return principal.current!.focus()
    if (missing.credentials) return credentials.current!.focus()

    setBusy(true)
    try {
      await signIn(account, password)
      // a new document: nothing of one person stays in memory for the next
      location.replace(landingPath(wanted))
    } catch (error) {
      const placed = placeFailure(error)
      setFailure(placed)
      setBusy(false)
      const field = placed.principal ? principal.current! : credentials.current!
      field.focus()
      field.select()
    }
  }

  return (
    <form className={css.form} method="post" onSubmit={submit} noValidate>
      {wanted !== null && <p className={css.resume}>{signInText.resume}</p>}
      <Field
        ref={principal}
        label={signInText.principal}
        error={failure.principal}
        name="principal"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={principalLength}
      />
      <PasswordField
        ref={credentials}
        label={signInText.credentials}
        error={failure.credentials}
        name="credentials"
        autoComplete="current-password"
        maxLength={passwordLength.max}
      />
      <p className={css.failure} role="alert">
        {failure.form}
      </p>
      {/* not before the script is there: the browser would send the form on its own */}
      <button className={button.primary} disabled={!hydrated || busy}>
        {busy ? signInText.submitting : signInText.submit}
      </button>
      <p className={css.help}>{signInText.help}</p>
    </form>
  )
}
