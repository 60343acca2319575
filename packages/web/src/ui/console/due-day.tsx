import { daysUntil } from '@bdr/contract/kernel/days'
import { due as words } from '@bdr/text/orders'
import { formatDay } from '../../lib/format.ts'
import typography from '../typography.module.css'
import { today } from './due.ts'
import css from './due-day.module.css'

/** Days before the due day from which it is marked as near. */
const soon = 3

/** A due day, marked when it is past or near; `open` while something is outstanding. */
export function DueDay({ day, open }: { day: string; open: boolean }) {
  const days = daysUntil(day, today())
  const mark =
    !open || days > soon
      ? null
      : days < 0
        ? words.overdue(-days)
        : days === 0
          ? words.today
          : words.soon(days)
  return (
    <span className={css.due}>
      <time dateTime={day}>{formatDay(day)}</time>
      {mark !== null && (
        <span className={`${typography.fine} ${days < 0 ? typography.bad : typography.warn}`}>{mark}</span>
      )}
    </span>
  )
}
