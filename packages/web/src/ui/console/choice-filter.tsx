import { ui } from '@bdr/text/ui'
import { useId } from 'react'
import { SelectInput } from '../kit/select-input.tsx'
import type { CommitFilter, FilterField } from './filter-field.ts'
import css from './filter-field.module.css'

/** A filter for one of a few values, or all. */
export function ChoiceFilter({
  field,
  value,
  onCommit,
}: {
  field: FilterField & { kind: 'choice' }
  value: string | undefined
  onCommit: CommitFilter
}) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>{field.label}</label>
      <SelectInput
        id={id}
        hasEmptyChoice
        value={value ?? ''}
        style={{ inlineSize: field.width ?? 128 }}
        onChange={({ target }) => onCommit({ [field.name]: target.value === '' ? undefined : target.value })}
      >
        <option value="">{ui('filter.all')}</option>
        {field.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </div>
  )
}
