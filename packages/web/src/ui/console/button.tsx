import type { ComponentProps } from 'react'
import css from './button.module.css'

/** What buttons and links that look like them have in common; the names are antd's. */
export interface ButtonLook {
  type?: 'default' | 'primary' | 'link' | 'text'
  danger?: boolean
  /** over the full width */
  block?: boolean
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'>, ButtonLook {
  htmlType?: 'button' | 'submit'
  /** in flight: it takes no second press */
  loading?: boolean
}

/** Looks like antd's button without bringing antd: lists are drawn before antd has come. */
export function Button({
  type,
  danger,
  block,
  className,
  htmlType = 'button',
  loading = false,
  disabled = false,
  ...button
}: ButtonProps) {
  return (
    <button
      {...button}
      {...buttonLook({ type, danger, block, className })}
      type={htmlType}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    />
  )
}

export const buttonLook = ({
  type = 'default',
  danger = false,
  block = false,
  className = '',
}: ButtonLook & { className?: string }) => ({
  className: `${css.button} ${className}`,
  'data-look': type,
  'data-danger': danger || undefined,
  'data-block': block || undefined,
})
