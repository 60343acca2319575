import { sessionRefusals } from '@bdr/text/refusals/session'
import { signInWords as words } from '@bdr/text/site-sign-in'
import type { FormFailure } from './failure.ts'
import { useSecondsLeft } from './seconds-left.ts'
import css from './sign-in.module.css'

interface FailureNoticeProps {
  failure: FormFailure
  /** of what there were too many, with the minutes left */
  locked?: 'session.locked' | 'session.codeLocked'
}

/** Why a form was refused. A lock is told with the minutes that are left by now, and when it is over. */
export function FailureNotice({ failure, locked = 'session.locked' }: FailureNoticeProps) {
  const { form, lockedUntil } = failure
  const seconds = useSecondsLeft(lockedUntil)
  const minutes = Math.ceil(seconds / 60)
  const over = lockedUntil !== null && seconds === 0
  return (
    <p className={css.failure} role="alert" data-over={over || undefined}>
      {over ? words.lockOver : lockedUntil ? sessionRefusals[locked]({ minutes }) : form}
    </p>
  )
}
