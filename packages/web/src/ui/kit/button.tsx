import type { ComponentProps, MouseEvent } from 'react'
import css from './button.module.css'

/** The props that buttons and links that look like buttons have in common. */
export interface ButtonLook {
  /** one `primary` per page; `link` looks like text, `quiet` has a background only under the pointer */
  look?: 'plain' | 'primary' | 'link' | 'quiet' | undefined
  /** for actions that remove or end something */
  danger?: boolean | undefined
  /** as wide as its container */
  wide?: boolean | undefined
  /** low, for tools within text or beside small elements */
  compact?: boolean | undefined
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, ButtonLook {
  isDisabled?: boolean | undefined
  /** in flight: it ignores a second press, and keeps the focus */
  isPending?: boolean | undefined
}

/** A button that performs an action; links to pages are `LinkButton`. */
export function Button({ look, danger, wide, compact, className, ...props }: ButtonProps) {
  const { type = 'button', isDisabled, isPending = false, onClick, ...button } = props
  return (
    <button
      {...button}
      {...buttonLook({ look, danger, wide, compact, className })}
      type={type}
      disabled={isDisabled && !isPending}
      aria-disabled={isPending || button['aria-disabled']}
      aria-busy={isPending || undefined}
      onClick={isPending ? ignore : onClick}
    />
  )
}

/** A pending button does not submit its form a second time, either. */
const ignore = (event: MouseEvent) => {
  event.preventDefault()
  event.stopPropagation()
}

export const buttonLook = ({
  look = 'plain',
  danger = false,
  wide = false,
  compact = false,
  className = '',
}: ButtonLook & { className?: string | undefined }) => ({
  className: `${css.button} ${className}`,
  'data-look': look,
  'data-danger': danger || undefined,
  'data-wide': wide || undefined,
  'data-compact': compact || undefined,
})
