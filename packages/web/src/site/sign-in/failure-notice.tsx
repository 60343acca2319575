import { lockOver, lockRefusals } from '@bdr/text/sms'
import type { FormFaults } from '../../ui/form/faults.ts'
import layout from '../../ui/layout.module.css'
import { useSecondsLeft } from './seconds-left.ts'
import css from './sign-in.module.css'

interface FailureNoticeProps {
  faults: FormFaults
  /** what is said as long as nothing is wrong */
  instead?: string | null
  /** of what there were too many, with the minutes left */
  locked?: 'session.locked' | 'session.codeLocked'
}

/** Why a form was refused. For a lock it counts the remaining minutes, and shows when it is over. */
export function FailureNotice({ faults, instead = null, locked = 'session.locked' }: FailureNoticeProps) {
  const { fields, whole, until } = faults
  const seconds = useSecondsLeft(until ?? null)
  const over = until !== undefined && seconds === 0
  const isFine = Object.keys(fields).length + whole.length === 0
  return (
    <p className={`${layout.refused} ${css.failure}`} role="alert" data-over={over || undefined}>
      {over
        ? lockOver
        : until === undefined
          ? isFine
            ? instead
            : whole.join('；')
          : lockRefusals[locked]({ minutes: Math.ceil(seconds / 60) })}
    </p>
  )
}
