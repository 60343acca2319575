import type { ReactNode } from 'react'
import typography from '../typography.module.css'
import css from './choice.module.css'

interface SwitchProps {
  /** what it says; a name of its own where it says nothing is `aria-label` */
  children?: ReactNode
  'aria-label'?: string | undefined
  /** what it changes, below */
  about?: string | undefined
  value: boolean
  onChange: (on: boolean) => void
  isDisabled?: boolean | undefined
  /** in flight: it takes no second press */
  isPending?: boolean | undefined
  /** at the end of a line as wide as what it stands in, such as in a list of them */
  isWide?: boolean | undefined
}

/** On or off, with effect at once. What waits for a form to be sent is a `Checkbox`. */
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
