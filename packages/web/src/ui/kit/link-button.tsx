import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { buttonLook, type ButtonLook } from './button.tsx'

/** A link that looks like a button: it opens in a new tab as links do. */
export function LinkButton({ look, danger, wide, compact, className, ...link }: LinkProps & ButtonLook) {
  return <Link {...link} {...buttonLook({ look, danger, wide, compact, className })} />
}

/** The same for an address that is no page of the back office, such as a phone number or a file. */
export function AnchorButton({
  look,
  danger,
  wide,
  compact,
  className,
  children,
  ...anchor
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...anchor} {...buttonLook({ look, danger, wide, compact, className })}>
      {children}
    </a>
  )
}
