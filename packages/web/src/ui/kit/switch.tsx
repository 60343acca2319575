import type { ReactNode } from 'react'
import typography from '../typography.module.css'
import css from './choice.module.css'

interface SwitchProps {
  /** its label; without one `aria-label` names it */
  children?: ReactNode
  'aria-label'?: string | undefined
  /** what it changes, shown below */
  about?: string | undefined
  value: boolean
  onChange: (on: boolean) => void
  isDisabled?: boolean | undefined
  /** in flight: it ignores a second press */
  isPending?: boolean | undefined
  /** at the end of a line as wide as its container, such as in a list of switches */
  isWide?: boolean | undefined
}

/**
 * A setting that is on or off, with immediate effect. For one that is sent with a form there is `Checkbox`.
 */
export function Switch({ children, value, onChange, isPending = false, ...props }: SwitchProps) {
  return (
    <label className={css.choice} data-wide={props.isWide || undefined}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={value}
        className={css.switch}
        checked={value}
        disabled={props.isDisabled}
        aria-label={props['aria-label']}
        aria-busy={isPending || undefined}
        aria-disabled={isPending || undefined}
        onChange={({ target }) => !isPending && onChange(target.checked)}
      />
      {children !== undefined && (
        <span>
          {children}
          {props.about !== undefined && <span className={typography.below}>{props.about}</span>}
        </span>
      )}
    </label>
  )
}
