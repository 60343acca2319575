import { Field } from '../../ui/console/form/field.tsx'
import control from '../../ui/console/control.module.css'

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
    <Field label={label} fault={fault} required {...(hint !== undefined && { hint })}>
      {({ status: _antd, ...field }) => (
        <select
          {...field}
          className={control.control}
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
