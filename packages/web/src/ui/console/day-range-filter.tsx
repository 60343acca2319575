import { listViewWords as words } from '@bdr/text/list-views'
import { ui, kitWords } from '@bdr/text/ui'
import { useState } from 'react'
import { daysOfPreset, presetOf, type DayPreset } from '../../lib/day-presets.ts'
import { formatDay } from '../../lib/format.ts'
import { serverNow } from '../../lib/server-clock.ts'
import control from '../kit/control.module.css'
import { DayInput } from '../kit/day-field.tsx'
import { parseDay } from '../kit/day-text.ts'
import type { CommitFilter, FilterField } from './filter-field.ts'
import css from './filter-field.module.css'

const past: readonly DayPreset[] = [
  'today',
  'yesterday',
  'this-week',
  'last-week',
  'this-month',
  'last-month',
  'last-30',
]
const ahead: readonly DayPreset[] = ['today', 'this-week', 'this-month', 'next-7', 'next-30']

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
  const today = formatDay(new Date(serverNow()))
  return (
    <fieldset className={css.field}>
      <legend>{field.label}</legend>
      <OneDay
        label={`${field.label}${ui('filter.dayFrom')}`}
        value={from}
        max={to}
        onCommit={(day) => onCommit({ [field.from]: day })}
      />
      <span aria-hidden className={css.dash}>
        –
      </span>
      <OneDay
        label={`${field.label}${ui('filter.dayTo')}`}
        value={to}
        min={from}
        onCommit={(day) => onCommit({ [field.to]: day })}
      />
      <select
        className={`${control.control} ${css.presets}`}
        aria-label={`${field.label}${words.presets}`}
        title={words.presets}
        value={presetOf(from, to, today) ?? ''}
        onChange={({ target }) => {
          const { from, to } = daysOfPreset(target.value as DayPreset, today)
          onCommit({ [field.from]: from, [field.to]: to })
        }}
      >
        <option value="" hidden>
          {words.anyDays}
        </option>
        {(field.ahead ? ahead : past).map((preset) => (
          <option key={preset} value={preset}>
            {words.preset[preset]}
          </option>
        ))}
      </select>
    </fieldset>
  )
}

interface OneDayProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  onCommit: (day: string | undefined) => void
}

/** What is typed counts once the field is left or Enter is pressed. */
function OneDay({ label, value, min, max, onCommit }: OneDayProps) {
  const [draft, setDraft] = useState(value ?? '')
  const [shown, setShown] = useState(value)
  const [wrong, setWrong] = useState(false)
  if (shown !== value) {
    setShown(value)
    setDraft(value ?? '')
    setWrong(false)
  }
  const commit = (text: string) => {
    const day = parseDay(text) ?? undefined
    setWrong(day === undefined && text !== '')
    if (day === undefined && text !== '') return
    if (day !== value) onCommit(day)
  }
  return (
    <DayInput
      label={label}
      aria-label={label}
      aria-invalid={wrong}
      title={wrong ? kitWords.notADay : undefined}
      className={css.day}
      min={min}
      max={max}
      value={draft}
      onChange={setDraft}
      onCommit={commit}
    />
  )
}
