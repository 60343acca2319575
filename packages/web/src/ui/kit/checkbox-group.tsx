import { Checkbox } from './checkbox.tsx'
import css from './choice.module.css'
import { FieldSet, type FieldProps, type ValueProps } from './field.tsx'
import type { Option } from './select.tsx'
import { frameAndControl } from './text-field.tsx'

interface CheckboxGroupProps extends FieldProps, ValueProps<readonly string[]> {
  options: readonly Option[]
  /** below each other */
  isStacked?: boolean | undefined
}

/** A choice of any number of a few values, in the order of the options. */
export function CheckboxGroup({ value, onChange, isDisabled, options, ...props }: CheckboxGroupProps) {
  const [frame, { name, isStacked }] = frameAndControl(props)
  const toggled = (option: Option) => (checked: boolean) =>
    onChange(
      options.map((one) => one.value).filter((one) => (one === option.value ? checked : value.includes(one))),
    )
  return (
    <FieldSet {...frame}>
      {(control) => (
        <div className={css.choices} data-stacked={isStacked || undefined}>
          {options.map((option) => (
            <Checkbox
              key={option.value}
              name={name}
              value={value.includes(option.value)}
              isDisabled={isDisabled || option.isDisabled}
              isInvalid={control['aria-invalid']}
              onChange={toggled(option)}
            >
              {option.label}
            </Checkbox>
          ))}
        </div>
      )}
    </FieldSet>
  )
}
