import { expiresSoonDays } from '@bdr/contract/settle-in/model'
import { merchantDetail as words } from '@bdr/text/console-merchants'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import css from './merchants.module.css'

const dayLength = 86_400_000

/** The last day a paper holds, and how near that is. */
export function ValidUntil({ day }: { day: string }) {
  const [today] = useState(() => formatDay(new Date()))
  const days = Math.round((Date.parse(day) - Date.parse(today)) / dayLength)
  const soon = days >= 0 && days <= expiresSoonDays
  return (
    <span className={css.until}>
      {day}
      {days < 0 && <span className={css.expired}>{words.expired}</span>}
      {soon && <span className={css.soon}>{words.expiresIn(days)}</span>}
    </span>
  )
}
