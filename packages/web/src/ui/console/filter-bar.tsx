import { ui } from '@bdr/text/console-ui'
import { Button, Input, Select } from 'antd'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import css from './filter-bar.module.css'
import type { TableQuery } from './use-table-query.ts'
import { useNarrow } from './use-narrow.ts'

/** One filter of a list; `name` is a field of the call's input. */
export type FilterField<Name extends string = string> =
  | { kind: 'text'; name: Name; label: string; placeholder?: string; maxLength?: number; width?: number }
  | {
      kind: 'choice'
      name: Name
      label: string
      options: readonly { value: string; label: string }[]
      width?: number
    }
  | { kind: 'day-range'; from: Name; to: Name; label: string }

interface FilterBarProps {
  query: Pick<TableQuery, 'query' | 'filtered' | 'setFilter' | 'reset'>
  fields: readonly FilterField[]
}

/** Milliseconds without a key until typed text counts. */
const typingPause = 400

/** A list's filters in one line; on a phone they fold behind a button. */
export function FilterBar({ query, fields }: FilterBarProps) {
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const values = query.query as Readonly<Record<string, string | undefined>>
  const count = fields.filter((field) => namesOf(field).some((name) => values[name] !== undefined)).length
  const set = (patch: Record<string, string | undefined>, options?: { replace?: boolean }) =>
    query.setFilter(patch, options)

  const line = (
    <search className={css.line} id={panel} aria-label={ui('filter.label')}>
      {fields.map((field) =>
        field.kind === 'text' ? (
          <TextFilter key={field.name} field={field} value={values[field.name] ?? ''} onCommit={set} />
        ) : field.kind === 'choice' ? (
          <ChoiceFilter key={field.name} field={field} value={values[field.name]} onCommit={set} />
        ) : (
          <DayRangeFilter key={field.from} field={field} values={values} onCommit={set} />
        ),
      )}
      {query.filtered && (
        <Button type="link" className={css.reset} onClick={query.reset}>
          {ui('filter.reset')}
        </Button>
      )}
    </search>
  )
  if (!narrow) return line
  return (
    <div className={css.folded}>
      <Button block aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        {count === 0 ? ui('filter.open') : ui('filter.openWith', { count })}
      </Button>
      {open && line}
    </div>
  )
}

const namesOf = (field: FilterField): string[] =>
  field.kind === 'day-range' ? [field.from, field.to] : [field.name]

type Commit = (patch: Record<string, string | undefined>, options?: { replace?: boolean }) => void

function TextFilter({
  field,
  value,
  onCommit,
}: {
  field: FilterField & { kind: 'text' }
  value: string
  onCommit: Commit
}) {
  const id = useId()
  const [draft, setDraft] = useState(value)
  const committed = useRef(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // one entry of the browser's history per visit to the field, not per pause in typing
  const visited = useRef(false)

  useEffect(() => {
    if (value === committed.current) return
    committed.current = value
    setDraft(value)
  }, [value])
  useEffect(() => () => clearTimeout(timer.current), [])

  const commit = (text: string) => {
    clearTimeout(timer.current)
    const next = text.trim()
    if (next === committed.current) return
    committed.current = next
    onCommit({ [field.name]: next === '' ? undefined : next }, { replace: visited.current })
    visited.current = true
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    commit(draft)
  }
  return (
    <form className={css.field} onSubmit={submit}>
      <label htmlFor={id}>{field.label}</label>
      <Input
        id={id}
        value={draft}
        placeholder={field.placeholder}
        maxLength={field.maxLength}
        style={{ inlineSize: field.width ?? 168 }}
        allowClear
        autoComplete="off"
        enterKeyHint="search"
        onFocus={() => (visited.current = false)}
        onBlur={() => commit(draft)}
        onChange={(event) => {
          const text = event.target.value
          setDraft(text)
          clearTimeout(timer.current)
          if (text === '') commit('')
          else timer.current = setTimeout(() => commit(text), typingPause)
        }}
      />
    </form>
  )
}

function ChoiceFilter({
  field,
  value,
  onCommit,
}: {
  field: FilterField & { kind: 'choice' }
  value: string | undefined
  onCommit: Commit
}) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{field.label}</label>
      <Select
        id={id}
        value={value ?? ''}
        style={{ inlineSize: field.width ?? 136 }}
        options={[{ value: '', label: ui('filter.all') }, ...field.options]}
        onChange={(next: string) => onCommit({ [field.name]: next === '' ? undefined : next })}
      />
    </div>
  )
}

function DayRangeFilter({
  field,
  values,
  onCommit,
}: {
  field: FilterField & { kind: 'day-range' }
  values: Readonly<Record<string, string | undefined>>
  onCommit: Commit
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
    <Input
      type="date"
      aria-label={label}
      value={draft}
      min={min}
      max={max}
      className={css.day}
      data-empty={draft === '' || undefined}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onPressEnter={commit}
    />
  )
}
