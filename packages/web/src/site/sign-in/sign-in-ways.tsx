import { signInWayTabs, signInWords as words } from '@bdr/text/session'
import { useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import type { Outcome, SecondFactor } from './enter.ts'
import { PasswordForm } from './password-form.tsx'
import { QrSignIn } from './qr-sign-in.tsx'
import css from './sign-in.module.css'
import { SmsForm } from './sms-form.tsx'

type Way = keyof typeof signInWayTabs
const allWays = Object.keys(signInWayTabs) as Way[]

interface SignInWaysProps {
  principal?: string | undefined
  hint?: string | undefined
  withoutQr?: boolean | undefined
  /** with the password, where one was given */
  onEntered: (password: string | null) => Promise<Outcome>
  onSecondFactor: (wanted: SecondFactor, password: string | null) => void
  onForgotten: (principal: string) => void
}

/** The ways in, one at a time. What was typed in one is still there when the person comes back to it. */
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
      {props.hint !== undefined && <p className={css.lead}>{props.hint}</p>}
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
