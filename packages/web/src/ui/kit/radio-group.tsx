import { useId } from 'react'
import typography from '../typography.module.css'
import css from './choice.module.css'
import { FieldSet, type FieldProps, type ValueProps } from './field.tsx'
import { Radio } from './radio.tsx'
import type { Option } from './select.tsx'
import { frameAndControl } from './text-field.tsx'

export interface RadioOption extends Option {
  /** the consequence of choosing it */
  readonly about?: string
}

interface RadioGroupProps extends FieldProps, ValueProps<string> {
  options: readonly RadioOption[]
  /** below each other */
  isStacked?: boolean | undefined
}

/** A choice of one of a few values, all visible. */
export function RadioGroup({ value, onChange, isDisabled, options, ...props }: RadioGroupProps) {
  const ownName = useId()
  const [frame, { name = ownName, isStacked }] = frameAndControl(props)
  return (
    <FieldSet {...frame}>
      {(control) => (
        <div
          className={css.choices}
          data-stacked={isStacked || undefined}
          role="radiogroup"
          aria-invalid={control['aria-invalid']}

          aria-label={frame.label}
        >
          {options.map((option) => (
            <Radio
              key={option.value}
              name={name}
              value={value === option.value}
              isDisabled={isDisabled || option.isDisabled}
              onChange={() => onChange(option.value)}
            >
              {option.label}
              {option.about !== undefined && <span className={typography.below}>{option.about}</span>}
            </Radio>
          ))}
        </div>
      )}
    </FieldSet>
  )
}
