import { Input } from '../kit/input.tsx'
import { useId, useState } from 'react'
import css from './decimal-input.module.css'
import { canonicalDecimal, decimalFault, plainText, type DecimalLimits } from '../kit/decimal-text.ts'

interface DecimalInputProps extends DecimalLimits {
  value: string
  /** Gets plain text at every key and the finished decimal when the field is left. */
  onChange: (text: string) => void
  /** names the field where no visible label does */
  label?: string
  id?: string
  unit?: string
  placeholder?: string
  /** what somebody else says is wrong: the server */
  error?: string | null
  /** shows what is wrong before the field was left */
  eager?: boolean
  disabled?: boolean
  width?: number | string
  describedBy?: string
  onEnter?: () => void
}

/** A field for an exact decimal: text all the way, never a floating number. */
export function DecimalInput(props: DecimalInputProps) {
  const { value, onChange, label, unit, error, eager = false, width = 136 } = props
  const [left, setLeft] = useState(false)
  const faultId = useId()
  const fault = error ?? (left || eager ? decimalFault(value, props) : null)
  return (
    <span className={css.field} style={{ inlineSize: width }}>
      <Input
        id={props.id}
        className={css.input}
        value={value}
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={
          [fault === null ? undefined : faultId, props.describedBy].filter(Boolean).join(' ') || undefined
        }
        aria-required={props.required}
        suffix={unit}
        placeholder={props.placeholder}
        disabled={props.disabled}
        inputMode="decimal"
        autoComplete="off"
        maxLength={props.scale.integer + props.scale.fraction + 8}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(typedText(event.target.value, event.nativeEvent))}
        onBlur={() => {
          setLeft(true)
          const finished = canonicalDecimal(value)
          if (finished !== value) onChange(finished)
        }}
        onEnter={props.onEnter}
      />
      {fault !== null && (
        <span id={faultId} className={css.fault} role="alert">
          {fault}
        </span>
      )}
    </span>
  )
}

/** While an input method composes, its text must not be touched under its hands. */
const typedText = (text: string, event: Event): string =>
  event instanceof InputEvent && event.isComposing ? text : plainText(text)
