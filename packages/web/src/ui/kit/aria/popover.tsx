import type { ReactNode } from 'react'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { useOverlayHost } from '../overlay-host.ts'
import css from './popover.module.css'

interface PopoverProps {
  /** at least as wide as what it belongs to */
  isFitted?: boolean
  children: ReactNode
}

/** What opens below a field of react-aria's: within the dialog the field stands in, if it stands in one. */
export function Popover({ isFitted = false, children }: PopoverProps) {
  const host = useOverlayHost()
  return (
    <PortalProvider getContainer={host && (() => host)}>
      <AriaPopover
        className={css.popover}
        data-popover
        data-fitted={isFitted || undefined}
        placement="bottom start"
        offset={4}
      >
        {children}
      </AriaPopover>
    </PortalProvider>
  )
}
