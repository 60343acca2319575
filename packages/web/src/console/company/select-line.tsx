import { Field } from '../../ui/kit/field.tsx'
import control from '../../ui/kit/control.module.css'

interface SelectLineProps {
  label: string
  hint?: string | undefined
  fault?: string | undefined
  /** what stands there while nothing is chosen */
  choose: string
  options: readonly { readonly value: string; readonly label: string }[]
  value: string
  onChange: (value: string) => void
}

/** A labelled choice of one. */
export function SelectLine({ label, hint, fault, choose, options, value, onChange }: SelectLineProps) {
  return (
    <Field label={label} error={fault} isRequired {...(hint !== undefined && { hint })}>
      {(field) => (
        <select
          {...field}
          className={`${control.control} ${control.filling}`}
          data-empty={value === '' || undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{choose}</option>
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
