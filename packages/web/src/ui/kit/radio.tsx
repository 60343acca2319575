import type { ReactNode } from 'react'
import css from './choice.module.css'

interface RadioProps {
  children: ReactNode
  /** the same for all radios of which one can be chosen */
  name: string
  value: boolean
  onChange: () => void
  isDisabled?: boolean | undefined
  className?: string | undefined
}

/** One of several radios in separate places, such as in rows of a form; together they are a `RadioGroup`. */
export const Radio = ({ children, name, value, onChange, isDisabled, className = '' }: RadioProps) => (
  <label className={`${css.choice} ${className}`}>
    <input
      type="radio"
      className={css.mark}
      name={name}
      checked={value}
      disabled={isDisabled}
      onChange={onChange}
    />
    <span>{children}</span>
  </label>
)
