import { kitWords as words } from '@bdr/text/ui'
import { useState, type ComponentProps, type ReactNode } from 'react'
import layout from '../layout.module.css'
import control from './control.module.css'
import css from './input.module.css'

export interface InputProps extends ComponentProps<'input'> {
  /** shown within the frame at its end, such as a unit or a count */
  suffix?: ReactNode
  /** called at Enter, unless an input method uses it to finish a word */
  onEnter?: (() => void) | undefined
}

/** A line of text without a label of its own; forms use `TextField`. */
export function Input({ suffix, onEnter, className = '', onKeyDown, ...input }: InputProps) {
  const look = `${control.control} ${control.filling} ${className}`
  const field = (
    <input
      {...input}
      className={suffix === undefined ? look : css.inner}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.()
      }}
    />
  )
  if (suffix === undefined) return field
  return (
    <span className={`${look} ${css.frame}`}>
      {field}
      <span className={css.suffix}>{suffix}</span>
    </span>
  )
}

export interface TextAreaInputProps extends ComponentProps<'textarea'> {
  /** shows how much of `maxLength` is used */
  showCount?: boolean | undefined
}

/** Several lines of text without a label of their own; grows with its content. */
export function TextAreaInput({ showCount = false, className = '', rows = 2, ...area }: TextAreaInputProps) {
  const field = (
    <textarea
      {...area}
      rows={rows}
      className={`${control.control} ${control.filling} ${css.area} ${className}`}
    />
  )
  if (!showCount) return field
  return (
    <span className={css.counted}>
      {field}
      <span className={css.count} aria-hidden>
        {String(area.value ?? '').length} / {area.maxLength}
      </span>
    </span>
  )
}

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {}

/** A secret that can be made visible. */
export function PasswordInput({ className = '', ...input }: PasswordInputProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <span className={`${control.control} ${control.filling} ${css.frame} ${className}`}>
      <input {...input} type={isVisible ? 'text' : 'password'} className={css.inner} />
      <button
        type="button"
        className={css.tool}
        aria-label={isVisible ? words.hidePassword : words.showPassword}
        aria-pressed={isVisible}
        onClick={() => setVisible(!isVisible)}
      >
        <svg className={layout.icon} width="16" height="16" viewBox="0 0 16 16" aria-hidden>
          <path d="M1 8q7-8 14 0-7 8-14 0zM8 6a2 2 0 1 0 .01 0z" />
          {!isVisible && <path d="M2 14L14 2" />}
        </svg>
      </button>
    </span>
  )
}

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  value: string
  onChange: (text: string) => void
}

/** A text that narrows a list immediately; cleared by a button or Esc. */
export const SearchInput = ({ className = '', value, onChange, ...input }: SearchInputProps) => (
  <input
    {...input}
    type="search"
    className={`${control.control} ${control.filling} ${className}`}
    autoComplete="off"
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
)
