import { scannedWords as words, type MobileResult } from '@bdr/text/session'
import { useState, useEffect } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useLocationQuery } from '../../lib/location-query.ts'
import { readToken } from '../../lib/token.ts'
import { Toasts } from '../../ui/toasts.tsx'
import { SignIn } from '../sign-in/sign-in.tsx'
import standalone from '../sign-in/standalone.module.css'
import css from './scanned.module.css'
import { confirmQrLogin, refuseQrLogin } from '@bdr/contract/session/calls'
import { request } from '../../lib/api.ts'
import { formatInstant } from '../../lib/format.ts'
import button from '../../ui/site/button.module.css'
import { InitialPasswordForm } from '../sign-in/initial-password-form.tsx'
import { clockText, useSecondsLeft } from '../sign-in/seconds-left.ts'
import { isOver, useSignInRequest, type SignInRequest } from './use-sign-in-request.ts'
import typography from '../../ui/typography.module.css'
import layout from '../../ui/layout.module.css'

/** The page that a scanned QR code opens on the phone: the person signs in if necessary, then decides. */
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
        <p className={typography.aside}>{words.reading}</p>
      </>
    )
  if (ticket === null)
    return (
      <>
        {title(words.noTicket)}
        <p className={typography.aside}>{words.noTicketHint}</p>
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

/** The device that requests the sign-in, and the person's answer. */
function Scanned({ ticket }: { ticket: string }) {
  const [attempt, setAttempt] = useState(0)
  return <Attempt key={attempt} ticket={ticket} onAgain={() => setAttempt(attempt + 1)} />
}

function Attempt({ ticket, onAgain }: { ticket: string; onAgain: () => void }) {
  const asked = useSignInRequest(ticket)
  switch (asked.at) {
    case 'reading':
      return <p className={typography.aside}>{words.reading}</p>
    case 'password-due':
      return (
        <InitialPasswordForm
          oldPassword={null}
          onDone={onAgain}
          onForgotten={() => location.assign('/login')}
        />
      )
    case 'over':
      return <Leave to="expired" />
    case 'failed':
      return (
        <div className={layout.stack}>
          <p className={`${layout.refused} ${css.failure}`} role="alert">
            {words.failed}
            <br />
            {asked.message}
          </p>
          <button type="button" className={button.primary} onClick={onAgain}>
            {words.retry}
          </button>
        </div>
      )
    case 'asked':
      return <Deciding asked={asked} ticket={ticket} />
  }
}

function Deciding({ asked, ticket }: { asked: Extract<SignInRequest, { at: 'asked' }>; ticket: string }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const seconds = useSecondsLeft(asked.until)

  const decide = async (call: typeof confirmQrLogin | typeof refuseQrLogin, result: MobileResult) => {
    setBusy(true)
    setFailure(null)
    try {
      await request(call, { ticket })
      leave(result)
    } catch (error) {
      if (isOver(error)) return leave('expired')
      setFailure(error instanceof Error ? error.message : words.failed)
      setBusy(false)
    }
  }
  if (seconds === 0 && !busy) return <Leave to="expired" />
  return (
    <div className={layout.stack}>
      <p className={typography.aside}>{words.asks}</p>
      <RequestFacts asked={asked} />
      <p className={`${layout.flush} ${typography.warn}`}>{words.warning}</p>
      <p className={`${layout.refused} ${css.failure}`} role="alert">
        {failure}
      </p>
      <div className={css.buttons}>
        <button
          type="button"
          className={button.primary}
          disabled={busy}
          onClick={() => void decide(confirmQrLogin, 'success')}
        >
          {busy ? words.confirming : words.confirm}
        </button>
        <button
          type="button"
          className={button.quiet}
          disabled={busy}
          onClick={() => void decide(refuseQrLogin, 'refused')}
        >
          {words.refuse}
        </button>
      </div>
      <p className={`${typography.caption} ${css.left}`} role="timer">
        {words.left(clockText(seconds))}
      </p>
    </div>
  )
}

/** Replaces this page in the history: going back must not show the question again. */
const leave = (result: MobileResult) => location.replace(`/mobileResult?result=${result}`)

function Leave({ to }: { to: MobileResult }) {
  useEffect(() => leave(to), [to])
  return null
}

/** The device that requests the sign-in, and the account it would be signed in to. */
function RequestFacts({ asked: { requester, user } }: { asked: Extract<SignInRequest, { at: 'asked' }> }) {
  const facts = [
    [words.account, words.accountOf(user.name, user.account)],
    [words.device, requester.device || words.deviceUnknown],
    [
      words.address,
      requester.place === '' ? requester.address : words.addressAt(requester.address, requester.place),
    ],
    [words.askedAt, formatInstant(requester.askedAt, 'second')],
  ]
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
