import type { ComponentProps, ReactNode } from 'react'
import control from './control.module.css'
import css from './input.module.css'

export interface InputProps extends ComponentProps<'input'> {
  /** stands within the frame at its end, such as a unit or a count */
  suffix?: ReactNode
  /** called at Enter, unless an input method takes it to finish a word */
  onEnter?: (() => void) | undefined
}

/** A line of text without a label of its own; forms take `TextField`. */
export function Input({ suffix, onEnter, className = '', onKeyDown, ...input }: InputProps) {
  const field = (
    <input
      {...input}
      className={`${control.control} ${suffix === undefined ? className : css.inner}`}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter?.()
      }}
    />
  )
  if (suffix === undefined) return field
  return (
    <span className={`${css.frame} ${className}`}>
      {field}
      <span className={css.suffix}>{suffix}</span>
    </span>
  )
}

export interface TextAreaInputProps extends ComponentProps<'textarea'> {
  /** shows how much of `maxLength` is used */
  showCount?: boolean | undefined
}

/** Several lines of text without a label of their own; it grows with what is written. */
export function TextAreaInput({ showCount = false, className = '', rows = 2, ...area }: TextAreaInputProps) {
  const field = <textarea {...area} rows={rows} className={`${control.control} ${css.area} ${className}`} />
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
