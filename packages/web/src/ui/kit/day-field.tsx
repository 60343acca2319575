import { kitWords } from '@bdr/text/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import layout from '../layout.module.css'
import control from './control.module.css'
import css from './day-field.module.css'
import { parseDay } from './day-text.ts'
import { Field, type ControlProps, type FieldProps, type ValueProps } from './field.tsx'
import { frameAndControl } from './text-field.tsx'

/** react-aria loads when somebody opens a calendar: no page needs it to be drawn. */
const DayCalendar = lazy(() => import('./aria/day-calendar.tsx'))

interface Limits {
  /** the first day that the calendar offers */
  min?: string | undefined
  /** the last one */
  max?: string | undefined
}

interface DayInputProps extends ValueProps<string>, Limits, Partial<ControlProps> {
  /** the accessible name of the calendar */
  label: string
  title?: string | undefined
  className?: string | undefined
  /** called with the text when the field is left and at Enter, and with a day chosen in the calendar */
  onCommit?: ((text: string) => void) | undefined
}

/** A field for a day in a form. */
export function DayField(props: FieldProps & ValueProps<string> & Limits) {
  const [frame, day] = frameAndControl(props)
  return <Field {...frame}>{(control) => <DayInput {...control} {...day} label={frame.label} />}</Field>
}

/**
 * An input for a day, typed as year, month, day whatever the browser's language is, or chosen in a calendar.
 * The value is `YYYY-MM-DD` once a day is complete, until then the text as it was typed.
 */
export function DayInput({ label, min, max, className = '', onCommit, ...field }: DayInputProps) {
  const { value, onChange, onBlur, isDisabled, ...input } = field
  const place = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  const commit = () => {
    const day = parseDay(value) ?? value.trim()
    if (day !== value) onChange(day)
    onCommit?.(day)
  }
  return (
    <span ref={place} className={`${css.day} ${className}`}>
      <input
        {...input}
        className={control.control}
        placeholder={kitWords.dayFormat}
        maxLength={12}
        autoComplete="off"
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => {
          commit()
          onBlur?.()
        }}
        onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && commit()}
      />
      <button
        type="button"
        className={css.calendar}
        aria-label={kitWords.openCalendar(label)}
        aria-haspopup="dialog"
        aria-expanded={open}
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        <svg className={layout.icon} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
          <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3" />
        </svg>
      </button>
      {open && (
        <Suspense fallback={null}>
          <DayCalendar
            label={label}
            anchor={place}
            value={parseDay(value) ?? undefined}
            min={min}
            max={max}
            onClose={() => setOpen(false)}
            onChoose={(day) => {
              setOpen(false)
              onChange(day)
              onCommit?.(day)
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
