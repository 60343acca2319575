import { useState } from 'react'
import { Field, type FieldProps, type ValueProps } from './field.tsx'
import { canonicalDecimal, decimalFault, plainText, type DecimalLimits } from './decimal-text.ts'
import { Input } from './input.tsx'
import css from './number-field.module.css'
import { frameAndControl } from './text-field.tsx'

export interface NumberFieldProps
  extends FieldProps, ValueProps<string>, Omit<DecimalLimits, 'required' | 'scale'> {
  /** digits before and after the point, as `decimalScale` in the contract lists them */
  scale: DecimalLimits['scale']
  unit?: string | undefined
  placeholder?: string | undefined
  readOnly?: boolean | undefined
  /** shows the error before the field was left */
  isEager?: boolean | undefined
  onEnter?: (() => void) | undefined
}

/**
 * A field for an exact decimal, which stays text and never becomes a floating-point number. `onChange` gets
 * plain text at every key press and the normalised decimal when the field is left.
 */
export function NumberField({ value, onChange, onBlur, ...props }: NumberFieldProps) {
  const {
    scale,
    unit,
    min,
    max,
    positive,
    signed,
    isDisabled,
    isEager = false,
    isRequired,
    error,
    ...rest
  } = props
  const [left, setLeft] = useState(false)
  const limits = { scale, min, max, positive, signed, required: isRequired }
  const own = left || isEager ? decimalFault(value, limits) : null
  const [frame, input] = frameAndControl({ ...rest, isRequired, error: error ?? own ?? undefined })
  return (
    <Field {...frame}>
      {(control) => (
        <Input
          {...control}
          {...input}
          className={css.number}
          value={value}
          disabled={isDisabled}
          suffix={unit}
          // the decimal keypads of some phones have no minus
          inputMode={signed ? 'text' : 'decimal'}
          autoComplete="off"
          maxLength={scale.integer + scale.fraction + 8}
          onFocus={(event) => event.target.select()}
          onChange={({ target, nativeEvent }) => onChange(typedText(target.value, nativeEvent))}
          onBlur={() => {
            setLeft(true)
            const finished = canonicalDecimal(value)
            if (finished !== value) onChange(finished)
            onBlur?.()
          }}
        />
      )}
    </Field>
  )
}

/** While an input method composes, its text must not be changed. */
const typedText = (text: string, event: Event): string =>
  event instanceof InputEvent && event.isComposing ? text : plainText(text)
