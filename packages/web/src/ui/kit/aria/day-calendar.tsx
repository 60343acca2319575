import { parseDate, type CalendarDate } from '@internationalized/date'
import type { RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import { Calendar, CalendarCell, CalendarGrid, Heading } from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import layout from '../../layout.module.css'
import { Chinese } from './chinese.tsx'
import css from './day-calendar.module.css'
import { Popover } from './popover.tsx'

export interface DayCalendarProps {
  label: string
  /** days are `YYYY-MM-DD` */
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  /** the element below which it opens */
  anchor: RefObject<HTMLElement | null>
  onChoose: (day: string) => void
  onClose: () => void
}

/** A calendar below a field, to choose one day from. */
export default function DayCalendar({ label, value, min, max, anchor, onChoose, onClose }: DayCalendarProps) {
  return (
    <Chinese>
      <Popover opened={{ below: anchor, onClose }}>
        <Dialog className={css.sheet} aria-label={label}>
          <Calendar
            aria-label={label}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens because somebody asked for it
            autoFocus
            firstDayOfWeek="mon"
            value={dayOf(value)}
            minValue={dayOf(min)}
            maxValue={dayOf(max)}
            onChange={(day) => onChoose(day.toString())}
          >
            <Month />
          </Calendar>
        </Dialog>
      </Popover>
    </Chinese>
  )
}

/** The day that a text names; null for one that names none. */
function dayOf(text: string | undefined): CalendarDate | null {
  if (!text) return null
  try {
    return parseDate(text)
  } catch {
    return null
  }
}

/** One month of a calendar, and the buttons to its neighbours. */
const Month = () => (
  <>
    <header className={css.head}>
      <Button slot="previous" className={css.turn}>
        <svg className={layout.icon} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
          <path d="M10 3L5 8l5 5" />
        </svg>
      </Button>
      <Heading className={css.month} />
      <Button slot="next" className={css.turn}>
        <svg className={layout.icon} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
          <path d="M6 3l5 5-5 5" />
        </svg>
      </Button>
    </header>
    <CalendarGrid className={css.grid} weekdayStyle="narrow">
      {(day) => <CalendarCell date={day} className={css.day} />}
    </CalendarGrid>
  </>
)
