import { chinaDay } from '@bdr/contract/kernel/china-time'
import { parseTime } from '../../lib/local-time.ts'
import { DayInput } from '../kit/day-field.tsx'
import { FieldSet, type FieldProps, type ValueProps } from '../kit/field.tsx'
import { Input } from '../kit/input.tsx'
import { bound } from './fields.tsx'
import css from './moment-field.module.css'

interface MomentInputProps extends FieldProps, ValueProps<string> {
  /** the accessible names of its two parts */
  dayLabel: string
  timeLabel: string
}

/**
 * A day and a time in China, `2026-11-22T08:00`; the typed text until both are complete, empty while neither
 * is entered.
 */
export const MomentField = bound<string, MomentInputProps>(function MomentInput({
  value,
  onChange,
  onBlur,
  name,
  isDisabled,
  dayLabel,
  timeLabel,
  ...frame
}) {
  const [day = '', time = ''] = value.split('T')
  const put = (nextDay: string, nextTime: string) =>
    onChange(nextDay === '' && nextTime === '' ? '' : `${nextDay}T${nextTime}`)
  return (
    <FieldSet {...frame}>
      {({ id, ...control }) => (
        <span className={css.moment}>
          <DayInput
            {...control}
            label={dayLabel}
            aria-label={dayLabel}
            name={name}
            value={day}
            min={chinaDay(new Date())}
            isDisabled={isDisabled}
            onChange={(text) => put(text, time)}
          />
          <Input
            {...control}
            id={id}
            aria-label={timeLabel}
            placeholder="08:00"
            maxLength={5}
            autoComplete="off"
            value={time}
            disabled={isDisabled}
            onChange={({ target }) => put(day, target.value)}
            onBlur={() => {
              put(day, parseTime(time) ?? time)
              onBlur?.()
            }}
          />
        </span>
      )}
    </FieldSet>
  )
})
