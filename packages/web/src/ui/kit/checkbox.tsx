import type { ReactNode } from 'react'
import css from './choice.module.css'

export interface CheckboxProps {
  /** what it says; a name of its own where it says nothing is `aria-label` */
  children?: ReactNode
  'aria-label'?: string | undefined
  value: boolean
  onChange: (checked: boolean) => void
  /** some of what it stands for is chosen */
  isPartly?: boolean | undefined
  isDisabled?: boolean | undefined
  isRequired?: boolean | undefined
  isInvalid?: boolean | undefined
  describedBy?: string | undefined
  name?: string | undefined
  className?: string | undefined
}

/** Yes or no, taken when the form is sent. What takes effect at once is a `Switch`. */
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
