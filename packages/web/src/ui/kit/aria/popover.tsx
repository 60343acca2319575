import type { ReactNode, RefObject } from 'react'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { useOverlayHost } from '../overlay-host.ts'
import css from './popover.module.css'

interface PopoverProps {
  /** at least as wide as what it belongs to */
  isFitted?: boolean
  /** opened by something that is none of react-aria's, and stays open until it asks to close */
  opened?: { below: RefObject<HTMLElement | null>; onClose: () => void }
  children: ReactNode
}

/** What opens below a field of react-aria's: within the dialog the field stands in, if it stands in one. */
export function Popover({ isFitted = false, opened, children }: PopoverProps) {
  const host = useOverlayHost()
  return (
    <PortalProvider getContainer={host && (() => host)}>
      <AriaPopover
        className={css.popover}
        {...(opened && {
          triggerRef: opened.below,
          isOpen: true,
          onOpenChange: (isOpen: boolean) => !isOpen && opened.onClose(),
        })}
        data-popover
        data-fitted={isFitted || undefined}
        placement="bottom start"
        offset={4}
        containerPadding={8}
      >
        {children}
      </AriaPopover>
    </PortalProvider>
  )
}
