import { Button, type ButtonProps } from 'antd'
import type { MouseEvent } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'

/** A link that looks like a button: it opens in a new tab as links do. */
export function LinkButton({ to, ...button }: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <Button
      {...button}
      href={href}
      onClick={(event) => follow(event as unknown as MouseEvent<HTMLAnchorElement>)}
    />
  )
}
