import type { ReactNode } from 'react'
import css from './choice.module.css'

export interface CheckboxProps {
  /** its label; without one `aria-label` names it */
  children?: ReactNode
  'aria-label'?: string | undefined
  value: boolean
  onChange: (checked: boolean) => void
  /** some of the items it represents are chosen */
  isPartly?: boolean | undefined
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
  isInvalid?: boolean | undefined
  describedBy?: string | undefined
  name?: string | undefined
  className?: string | undefined
}

/** A yes or no that takes effect when the form is sent. For an immediate effect there is `Switch`. */
export function Checkbox({
  children,
  value,
  onChange,
  isPartly = false,
  className = '',
  ...props
}: CheckboxProps) {
  return (
    <label className={`${css.choice} ${className}`}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isPartly
        }}
        type="checkbox"
        className={css.mark}
        name={props.name}
        checked={value}
        disabled={props.isDisabled}
        aria-label={props['aria-label']}
        aria-required={props.isRequired}
        aria-invalid={props.isInvalid}
        aria-describedby={props.describedBy}
        onChange={({ target }) => onChange(target.checked)}
      />
      {children !== undefined && <span>{children}</span>}
    </label>
  )
}
