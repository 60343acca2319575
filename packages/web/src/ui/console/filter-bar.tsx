import { ui } from '@bdr/text/console-ui'
import { useId, useState } from 'react'
import { Button } from './button.tsx'
import { ChoiceFilter } from './choice-filter.tsx'
import { DayRangeFilter } from './day-range-filter.tsx'
import css from './filter-bar.module.css'
import { TextFilter } from './text-filter.tsx'
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

/** Puts values into the address bar; `undefined` clears one. */
export type CommitFilter = (
  patch: Record<string, string | undefined>,
  options?: { replace?: boolean },
) => void

/** A list's filters in one line; on a phone they fold behind a button. */
export function FilterBar({ query, fields }: FilterBarProps) {
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const values = query.query as Readonly<Record<string, string | undefined>>
  const count = fields.filter((field) => namesOf(field).some((name) => values[name] !== undefined)).length
  const set: CommitFilter = (patch, options) => query.setFilter(patch, options)

  const line = (
    <search className={css.line} id={panel} aria-label={ui('filter.label')} data-filters>
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
    <div className={css.folded} data-filters>
      <Button block aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
        {count === 0 ? ui('filter.open') : ui('filter.openWith', { count })}
      </Button>
      {open && line}
    </div>
  )
}

const namesOf = (field: FilterField): string[] =>
  field.kind === 'day-range' ? [field.from, field.to] : [field.name]
