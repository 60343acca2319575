import type { CalendarDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { Calendar } from 'react-aria-components/Calendar'
import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { DateRangePicker as AriaRangePicker } from 'react-aria-components/DateRangePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { RangeCalendar } from 'react-aria-components/RangeCalendar'
import { AriaField } from './aria-field.tsx'
import { Chinese } from './chinese.tsx'
import control from '../control.module.css'
import css from './date-picker.module.css'
import { dayOf, Month } from './month.tsx'
import type { FieldProps, ValueProps } from '../field.tsx'
import { Popover } from './popover.tsx'
import { frameAndControl } from '../text-field.tsx'

interface Limits {
  /** the first day that may be chosen */
  min?: string | undefined
  /** the last one */
  max?: string | undefined
  readOnly?: boolean | undefined
}

/** Days are `YYYY-MM-DD`; null while the field is empty or only begun. */
interface DateProps extends FieldProps, ValueProps<string | null>, Limits {}

/** A day that is typed: one somebody knows by heart, or reads from a paper. */
export function DateField(props: DateProps) {
  const [frame, date] = dateProps(props)
  return (
    <Chinese>
      <AriaDateField {...date}>
        <AriaField {...frame}>
          <Segments className={`${control.control} ${css.segments}`} />
        </AriaField>
      </AriaDateField>
    </Chinese>
  )
}

/** A day, typed or taken from a calendar. */
export function DatePicker(props: DateProps) {
  const [frame, date] = dateProps(props)
  return (
    <Chinese>
      <AriaDatePicker {...date}>
        <AriaField {...frame}>
          <Group className={`${control.control} ${css.group}`}>
            <Segments className={css.segments} />
            <OpenButton />
          </Group>
        </AriaField>
        <Popover>
          <Dialog className={css.sheet}>
            <Calendar>
              <Month />
            </Calendar>
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </Chinese>
  )
}

export interface DayRange {
  readonly from: string
  readonly to: string
}

interface DateRangeProps extends FieldProps, ValueProps<DayRange | null>, Limits {}

/** From one day to another, both included. */
export function DateRangePicker({ value, onChange, ...props }: DateRangeProps) {
  const [frame, rest] = dateProps({ ...props, value: null, onChange: () => {} })
  const { value: _one, onChange: _change, ...range } = rest
  const start = dayOf(value?.from)
  const end = dayOf(value?.to)
  return (
    <Chinese>
      <AriaRangePicker
        {...range}
        value={start && end ? { start, end } : null}
        onChange={(days) => onChange(days && { from: days.start.toString(), to: days.end.toString() })}
      >
        <AriaField {...frame}>
          <Group className={`${control.control} ${css.group}`}>
            <Segments slot="start" className={css.segments} />
            <span aria-hidden>–</span>
            <Segments slot="end" className={css.segments} />
            <OpenButton />
          </Group>
        </AriaField>
        <Popover>
          <Dialog className={css.sheet}>
            <RangeCalendar>
              <Month />
            </RangeCalendar>
          </Dialog>
        </Popover>
      </AriaRangePicker>
    </Chinese>
  )
}

/** Parts what the frame takes from what react-aria's field takes, in its words. */
function dateProps({ value, onChange, min, max, readOnly, ...props }: DateProps) {
  const [frame, { name, isDisabled, onBlur }] = frameAndControl(props)
  const date = {
    value: dayOf(value),
    onChange: (day: CalendarDate | null) => onChange(day && day.toString()),
    minValue: dayOf(min),
    maxValue: dayOf(max),
    isReadOnly: readOnly,
    isDisabled,
    isRequired: frame.isRequired,
    isInvalid: frame.error !== undefined,
    validationBehavior: 'aria' as const,
    firstDayOfWeek: 'mon' as const,
    shouldForceLeadingZeros: true,
    name,
    onBlur,
    ...(frame.hideLabel && { 'aria-label': frame.label }),
  }
  return [frame, date] as const
}

const Segments = ({ slot, className }: { slot?: 'start' | 'end'; className: string | undefined }) => (
  <DateInput {...(slot && { slot })} className={className ?? ''}>
    {(segment) => <DateSegment segment={segment} className={css.segment} />}
  </DateInput>
)

const OpenButton = () => (
  <Button className={css.open}>
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
      <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3" />
    </svg>
  </Button>
)
