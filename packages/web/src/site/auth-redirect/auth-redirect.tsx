import { scannedWords as words } from '@bdr/text/session'
import { useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useLocationQuery } from '../../lib/location-query.ts'
import { readToken } from '../../lib/token.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import standalone from '../sign-in/standalone.module.css'
import { Scanned } from './scanned.tsx'
import css from './scanned.module.css'

/** What a scanned picture opens on the phone: sign in if need be, then decide. */
export function AuthRedirect() {
  const hydrated = useHydrated()
  const ticket = useLocationQuery('ticket')
  const [, setSignIns] = useState(0)
  const token = hydrated ? readToken() : null
  const title = (text: string) => <h1 className={standalone.title}>{text}</h1>

  if (!hydrated)
    return (
      <>
        {title(words.title)}
        <p className={css.lead}>{words.reading}</p>
      </>
    )
  if (ticket === null)
    return (
      <>
        {title(words.noTicket)}
        <p className={css.lead}>{words.noTicketHint}</p>
      </>
    )
  return (
    <>
      {token === null ? (
        <SignIn
          heading={title}
          hint={words.signInFirst}
          withoutQr
          onDone={() => setSignIns((count) => count + 1)}
        />
      ) : (
        <>
          {title(words.title)}
          <Scanned key={token} ticket={ticket} />
        </>
      )}
      <Toasts />
    </>
  )
}
