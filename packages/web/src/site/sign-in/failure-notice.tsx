import { signInWords as words } from '@bdr/text/site-sign-in'
import type { FormFailure } from './failure.ts'
import { useSecondsLeft } from './seconds-left.ts'
import css from './sign-in.module.css'

/** Why a form was refused. A lock is told with the minutes that are left by now, and when it is over. */
export function FailureNotice({ failure: { form, lock } }: { failure: FormFailure }) {
  const seconds = useSecondsLeft(lock?.until ?? null)
  const over = lock !== null && seconds === 0
  return (
    <p className={css.failure} role="alert" data-over={over || undefined}>
      {over ? words.lockOver : lock ? lock.say(Math.ceil(seconds / 60)) : form}
    </p>
  )
}
