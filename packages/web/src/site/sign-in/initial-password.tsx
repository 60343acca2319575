import { afterSignIn } from '@bdr/contract/guard'
import { initialPasswordWords } from '@bdr/text/session'
import { useEffect } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useLocationQuery } from '../../lib/location-query.ts'
import { readToken } from '../../lib/token.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { InitialPasswordForm } from './initial-password-form.tsx'
import css from './standalone.module.css'

/** The same form for a person who left the sign-in before completing it. */
export function InitialPassword() {
  const hydrated = useHydrated()
  const wanted = useLocationQuery('redirect')
  const signedIn = hydrated && readToken() !== null
  useEffect(() => {
    if (hydrated && !signedIn) location.replace('/login')
  }, [hydrated, signedIn])
  return (
    <>
      <h1 className={css.title}>{initialPasswordWords.title}</h1>
      {signedIn && (
        <InitialPasswordForm
          oldPassword={null}
          onDone={() => location.replace(afterSignIn(wanted))}
          onForgotten={() => location.assign('/login')}
        />
      )}
      <Toasts />
    </>
  )
}
