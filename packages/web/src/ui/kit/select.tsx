import type { ReactNode } from 'react'
import { Field, type FieldProps, type ValueProps } from './field.tsx'
import { SelectInput } from './select-input.tsx'
import { frameAndControl } from './text-field.tsx'

export interface Option {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

/** Options under a heading of their own. */
export interface OptionGroup {
  readonly label: string
  readonly options: readonly Option[]
}

interface SelectProps extends FieldProps, ValueProps<string> {
  options: readonly (Option | OptionGroup)[]
  /** shown while nothing is chosen; can be chosen again unless the field is required */
  placeholder?: string | undefined
  className?: string | undefined
}

/** A choice of one of a few known values. For many there is `ComboBox`, for two or three `RadioGroup`. */
export function Select({ value, onChange, isDisabled, options, placeholder, ...props }: SelectProps) {
  const [frame, select] = frameAndControl(props)
  return (
    <Field {...frame}>
      {(controlProps) => (
        <SelectInput
          {...controlProps}
          {...select}
          value={value}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={frame.isRequired}>
              {placeholder}
            </option>
          )}
          {options.map(optionOrGroup)}
        </SelectInput>
      )}
    </Field>
  )
}

const optionOrGroup = (one: Option | OptionGroup): ReactNode =>
  'options' in one ? (
    <optgroup key={one.label} label={one.label}>
      {one.options.map(optionOrGroup)}
    </optgroup>
  ) : (
    <option key={one.value} value={one.value} disabled={one.isDisabled}>
      {one.label}
    </option>
  )
