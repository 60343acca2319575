import { afterSignIn } from '@bdr/contract/guard'
import { signInText } from '@bdr/text/site'
import { useEffect } from 'react'
import { useLocationQuery } from '../../lib/location-query.ts'
import { showWhyEnded } from '../../lib/session-ended.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { SignIn } from './sign-in.tsx'
import css from './standalone.module.css'

/** The sign-in on a page of its own; leads to the page that was requested. */
export function SignInPanel() {
  const wanted = useLocationQuery('redirect')
  useEffect(showWhyEnded, [])
  return (
    <>
      <SignIn
        heading={(title) => <h1 className={css.title}>{title}</h1>}
        hint={wanted === null ? undefined : signInText.resume}
        // a new document: nothing one person has read stays in memory for the next
        onDone={() => location.replace(afterSignIn(wanted))}
      />
      <Toasts />
    </>
  )
}
