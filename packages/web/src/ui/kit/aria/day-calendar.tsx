import type { RefObject } from 'react'
import { Calendar } from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Chinese } from './chinese.tsx'
import css from './date-picker.module.css'
import { dayOf, Month } from './month.tsx'
import { Popover } from './popover.tsx'

export interface DayCalendarProps {
  label: string
  /** days are `YYYY-MM-DD` */
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  /** what it opens below */
  anchor: RefObject<HTMLElement | null>
  onChoose: (day: string) => void
  onClose: () => void
}

/** A calendar below a field, to take one day from. */
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
