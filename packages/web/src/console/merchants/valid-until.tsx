import { daysUntil } from '@bdr/contract/kernel/days'
import { expiresSoonDays } from '@bdr/contract/settle-in/model'
import { merchantDetail as words } from '@bdr/text/merchants'
import { useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import typography from '../../ui/typography.module.css'
import css from './merchants.module.css'

/** The last day on which a paper is valid, marked when it is near or past. */
export function ValidUntil({ day }: { day: string }) {
  const [today] = useState(() => formatDay(new Date()))
  const days = daysUntil(day, today)
  const soon = days >= 0 && days <= expiresSoonDays
  return (
    <span className={css.until}>
      {day}
      {days < 0 && <span className={`${typography.bad} ${typography.fine}`}>{words.expired}</span>}
      {soon && <span className={`${typography.warn} ${typography.fine}`}>{words.expiresIn(days)}</span>}
    </span>
  )
}
