import type { ReactNode, RefObject } from 'react'
import { Popover as AriaPopover } from 'react-aria-components/Popover'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { useOverlayHost } from '../overlay-host.ts'
import css from './popover.module.css'

interface PopoverProps {
  /** at least as wide as the element it belongs to */
  isFitted?: boolean
  /** opened by code outside of react-aria, and stays open until it requests to be closed */
  opened?: { below: RefObject<HTMLElement | null>; onClose: () => void }
  children: ReactNode
}

/** What opens below a field of react-aria; within the dialog that contains the field, if there is one. */
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
