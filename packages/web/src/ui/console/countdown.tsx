import { countdownWords as words } from '@bdr/text/ui'
import { useEffect, useState } from 'react'
import { formatInstant } from '../../lib/format.ts'
import { serverNow } from '../../lib/server-clock.ts'
import typography from '../typography.module.css'
import css from './countdown.module.css'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Below this much time the countdown shows seconds. */
export const lastMinutes = 10 * minute

/** Milliseconds until an instant by the server's clock; updated as often as the shown text changes. */
export function useTimeLeft(instant: string): number {
  const leftNow = () => Math.max(0, Date.parse(instant) - serverNow().getTime())
  const [left, setLeft] = useState(leftNow)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      const now = leftNow()
      setLeft(now)
      if (now > 0) timer = setTimeout(count, now <= hour ? second : minute / 2)
    }
    count()
    return () => clearTimeout(timer)
    // the function depends on the instant alone
    // oxlint-disable-next-line react/exhaustive-deps
  }, [instant])
  return left
}

/** The remaining time, in its two largest units. */
function leftText(left: number): string {
  if (left <= 0) return words.over
  if (left >= day) return words.days(Math.floor(left / day), Math.floor((left % day) / hour))
  if (left >= hour) return words.hours(Math.floor(left / hour), Math.floor((left % hour) / minute))
  return words.minutes(Math.floor(left / minute), Math.floor((left % minute) / second))
}

/**
 * A deadline and the remaining time.
 * @param isOpen false where the time no longer matters
 */
export function Countdown({ deadline, isOpen }: { deadline: string; isOpen: boolean }) {
  const left = useTimeLeft(deadline)
  const urgency = left <= lastMinutes ? 'now' : left <= day ? 'soon' : undefined
  return (
    <span className={css.countdown}>
      <time dateTime={deadline}>{formatInstant(deadline)}</time>
      {isOpen && (
        <span className={`${typography.caption} ${css.left}`} data-urgency={urgency}>
          {leftText(left)}
        </span>
      )}
    </span>
  )
}
