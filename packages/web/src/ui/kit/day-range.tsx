import { kitWords as words } from '@bdr/text/ui'
import { useState } from 'react'
import { DayInput } from './day-field.tsx'
import css from './day-range.module.css'
import { parseDay } from './day-text.ts'
import type { Option } from './select.tsx'
import { SelectInput } from './select-input.tsx'

/** A range with a name, such as this week, in its label. */
export interface RangePreset extends Option {
  readonly from: string
  readonly to: string
}

interface DayRangeInputProps {
  /** the first part of the accessible names of its fields */
  label: string
  from: string | undefined
  to: string | undefined
  /** called with the ends that changed; `undefined` removes one */
  onChange: (days: { from?: string | undefined; to?: string | undefined }) => void
  presets: readonly RangePreset[]
  isDisabled?: boolean | undefined
}

/** Fields for a range of days without a label, either end of which may be open; a preset sets both. */
export function DayRangeInput({ label, from, to, onChange, presets, isDisabled }: DayRangeInputProps) {
  return (
    <span className={css.range}>
      <OneDay
        label={words.dayFrom(label)}
        value={from}
        max={to}
        isDisabled={isDisabled}
        onCommit={(day) => onChange({ from: day })}
      />
      <span aria-hidden className={css.dash}>
        –
      </span>
      <OneDay
        label={words.dayTo(label)}
        value={to}
        min={from}
        isDisabled={isDisabled}
        onCommit={(day) => onChange({ to: day })}
      />
      <SelectInput
        className={css.presets}
        hasEmptyChoice
        aria-label={`${label}${words.presets}`}
        title={words.presets}
        value={presets.find((one) => one.from === from && one.to === to)?.value ?? ''}
        disabled={isDisabled}
        onChange={({ target }) => {
          const chosen = presets.find(({ value }) => value === target.value)
          if (chosen) onChange({ from: chosen.from, to: chosen.to })
        }}
      >
        <option value="" hidden>
          {words.anyDays}
        </option>
        {presets.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectInput>
    </span>
  )
}

interface OneDayProps {
  label: string
  value: string | undefined
  min?: string | undefined
  max?: string | undefined
  isDisabled: boolean | undefined
  onCommit: (day: string | undefined) => void
}

/** Typed text is committed once the field is left or Enter is pressed. */
function OneDay({ value, onCommit, ...day }: OneDayProps) {
  const [draft, setDraft] = useState(value ?? '')
  const [shown, setShown] = useState(value)
  const [wrong, setWrong] = useState(false)
  if (shown !== value) {
    setShown(value)
    setDraft(value ?? '')
    setWrong(false)
  }
  const commit = (text: string) => {
    const typed = parseDay(text) ?? undefined
    setWrong(typed === undefined && text !== '')
    if (typed === undefined && text !== '') return
    if (typed !== value) onCommit(typed)
  }
  return (
    <DayInput
      {...day}
      aria-label={day.label}
      aria-invalid={wrong}
      title={wrong ? words.notADay : undefined}
      className={css.day}
      value={draft}
      onChange={setDraft}
      onCommit={commit}
    />
  )
}
