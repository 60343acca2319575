import { Link, type LinkProps } from 'react-router'
import { buttonLook, type ButtonLook } from './button.tsx'

/** A link that looks like a button: it opens in a new tab as links do. */
export function LinkButton({ look, danger, wide, className, ...link }: LinkProps & ButtonLook) {
  return <Link {...link} {...buttonLook({ look, danger, wide, className })} />
}
