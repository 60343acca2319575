import { ui } from '@bdr/text/console-ui'
import { useState } from 'react'
import control from '../kit/control.module.css'
import type { CommitFilter, FilterField } from './filter-field.ts'
import css from './filter-field.module.css'

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
  min?: string
  max?: string
  onCommit: (day: string | undefined) => void
}

/** The browser's own day picker; a day counts once the field is left or Enter is pressed. */
function DayInput({ label, value, min, max, onCommit }: DayInputProps) {
  const [draft, setDraft] = useState(value ?? '')
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    setDraft(value ?? '')
  }
  const commit = () => {
    if (draft !== (value ?? '')) onCommit(draft === '' ? undefined : draft)
  }
  return (
    <input
      type="date"
      className={`${control.control} ${css.day}`}
      aria-label={label}
      value={draft}
      min={min}
      max={max}
      data-empty={draft === '' || undefined}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}
