import { transportText } from '@bdr/text/client'
import { lockOver, lockRefusals } from '@bdr/text/sms'
import type { FormFaults } from '../../ui/form/faults.ts'
import layout from '../../ui/layout.module.css'
import { useSecondsLeft } from './seconds-left.ts'
import css from './sign-in.module.css'

interface FailureNoticeProps {
  faults: FormFaults
  /** the text as long as nothing is wrong */
  instead?: string | null
  /** the text for too many attempts, with the minutes left */
  locked?: 'session.locked' | 'session.codeLocked'
}

/** Why a form was refused. For a lock it counts down the remaining minutes, and shows when it has ended. */
export function FailureNotice({ faults, instead = null, locked = 'session.locked' }: FailureNoticeProps) {
  const { fields, general, until } = faults
  const seconds = useSecondsLeft(until ?? null)
  const over = until !== undefined && seconds === 0
  const isFine = Object.keys(fields).length + general.length === 0
  return (
    <p className={`${layout.refused} ${css.failure}`} role="alert" data-over={over || undefined}>
      {over
        ? lockOver
        : until === undefined
          ? isFine
            ? instead
            : general.join(transportText.and)
          : lockRefusals[locked]({ minutes: Math.ceil(seconds / 60) })}
    </p>
  )
}
