import { ui, kitWords } from '@bdr/text/ui'
import { lazy, Suspense, useRef, useState } from 'react'
import control from '../kit/control.module.css'
import { parseDay } from '../kit/day-text.ts'
import type { CommitFilter, FilterField } from './filter-field.ts'
import css from './filter-field.module.css'

/** react-aria comes when somebody opens a calendar: a list is drawn without it. */
const DayCalendar = lazy(() => import('../kit/aria/day-calendar.tsx'))

/** From one day to another, either of which may be open. */
export function DayRangeFilter({
  field,
  values,
  onCommit,
}: {
  field: FilterField & { kind: 'day-range' }
  values: Readonly<Record<string, string | undefined>>
  onCommit: CommitFilter
}) {
  const from = values[field.from]
  const to = values[field.to]
  return (
    <fieldset className={css.field}>
      <legend>{field.label}</legend>
      <DayInput
        label={`${field.label}${ui('filter.dayFrom')}`}
        value={from}
        max={to}
        onCommit={(day) => onCommit({ [field.from]: day })}
      />
      <span aria-hidden className={css.dash}>
        –
      </span>
      <DayInput
        label={`${field.label}${ui('filter.dayTo')}`}
        value={to}
        min={from}
        onCommit={(day) => onCommit({ [field.to]: day })}
      />
    </fieldset>
  )
}

interface DayInputProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onCommit: (day: string | undefined) => void
}

/**
 * A day, typed in the order of the calendar in China whatever the browser's language is, or taken from a
 * calendar. What is typed counts once the field is left or Enter is pressed.
 */
function DayInput({ label, value, min, max, onCommit }: DayInputProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [draft, setDraft] = useState(value ?? '')
  const [shown, setShown] = useState(value)
  const [wrong, setWrong] = useState(false)
  const [open, setOpen] = useState(false)
  if (shown !== value) {
    setShown(value)
    setDraft(value ?? '')
    setWrong(false)
  }
  const commit = () => {
    const day = parseDay(draft)
    const empty = draft.trim() === ''
    setWrong(day === null && !empty)
    if (day === null && !empty) return
    setDraft(day ?? '')
    if ((day ?? undefined) !== value) onCommit(day ?? undefined)
  }
  return (
    <span ref={place} className={css.day}>
      <input
        className={control.control}
        aria-label={label}
        aria-invalid={wrong}
        title={wrong ? kitWords.notADay : undefined}
        placeholder={kitWords.dayFormat}
        maxLength={12}
        autoComplete="off"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
      <button
        type="button"
        className={css.calendar}
        aria-label={kitWords.openCalendar(label)}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
          <path d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 2v3M10.5 2v3" />
        </svg>
      </button>
      {open && (
        <Suspense fallback={null}>
          <DayCalendar
            label={label}
            anchor={place}
            value={value}
            min={min}
            max={max}
            onClose={() => setOpen(false)}
            onChoose={(day) => {
              setOpen(false)
              onCommit(day)
            }}
          />
        </Suspense>
      )}
    </span>
  )
}
