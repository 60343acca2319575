import { parseDate, type CalendarDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { CalendarCell, CalendarGrid, Heading } from 'react-aria-components/Calendar'
import css from './date-picker.module.css'

/** The day a text names; null for one that names none. */
export function dayOf(text: string | null | undefined): CalendarDate | null {
  if (!text) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}

/** One month of a calendar, and the ways to its neighbours. */
export const Month = () => (
  <>
    <header className={css.head}>
      <Button slot="previous" className={css.turn}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
          <path d="M10 3L5 8l5 5" />
        </svg>
      </Button>
      <Heading className={css.month} />
      <Button slot="next" className={css.turn}>
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
          <path d="M6 3l5 5-5 5" />
        </svg>
      </Button>
    </header>
    <CalendarGrid className={css.grid} weekdayStyle="narrow">
      {(day) => <CalendarCell date={day} className={css.day} />}
    </CalendarGrid>
  </>
)
