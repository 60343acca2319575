import { contentEditor as words } from '@bdr/text/content'
import control from '../../ui/kit/control.module.css'
import { Field } from '../../ui/kit/field.tsx'
import css from './choice-field.module.css'
import type { Option } from './kinds.ts'

interface ChoiceFieldProps {
  label: string
  hint?: string
  value: string
  options: readonly Option[]
  /** what choosing nothing means, where that is allowed */
  none?: string
  fault: string | undefined
  onChange: (value: string) => void
}

/** One of a few values. */
export function ChoiceField({ label, hint, value, options, none, fault, onChange }: ChoiceFieldProps) {
  return (
    <Field label={label} {...(hint !== undefined && { hint })} error={fault} isRequired={none === undefined}>
      {(field) => (
        <select
          {...field}
          className={`${control.control} ${control.filling} ${css.choice}`}
          value={value}
          data-empty={value === '' || undefined}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="" disabled={none === undefined}>
            {none ?? words.choose}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
