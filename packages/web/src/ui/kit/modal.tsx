import { useLayoutEffect, useState, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { OverlayHost } from './overlay-host.ts'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  /** no way out but its own buttons: something is in flight */
  isLocked?: boolean | undefined
  /** a press beside it closes it, too: only where nothing can be lost */
  isLight?: boolean | undefined
  className: string | undefined
  /** pixels */
  width?: number | undefined
  'aria-labelledby'?: string | undefined
  'aria-label'?: string | undefined
  children: ReactNode
}

/**
 * The browser's own modal dialog, which keeps the focus, makes the page inert and gives the focus back.
 * It closes only when `isOpen` says so: Esc asks.
 */
export function Modal(props: ModalProps) {
  return props.isOpen && createPortal(<OpenModal {...props} />, document.body)
}

function OpenModal({ onClose, isLocked = false, isLight = false, width, children, ...props }: ModalProps) {
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  useLayoutEffect(() => {
    if (!dialog || dialog.open) return
    const before = document.activeElement
    dialog.showModal()
    // not its first button, which is the one that closes it
    dialog.focus({ preventScroll: true })
    return () => {
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [dialog])

  const ask = (event: SyntheticEvent) => {
    // file inputs and dialogs within say the same
    if (event.target !== dialog) return
    event.preventDefault()
    if (!isLocked) onClose()
  }
  /** Browsers close it without asking when Esc is pressed twice. */
  const onClosed = (event: SyntheticEvent) => {
    if (event.target !== dialog) return
    if (isLocked) dialog.showModal()
    else onClose()
  }
  return (
    <dialog
      ref={setDialog}
      className={props.className}
      tabIndex={-1}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      closedby={isLocked ? 'none' : isLight ? 'any' : 'closerequest'}
      style={width === undefined ? undefined : { inlineSize: width }}
      onKeyDownCapture={(event) => {
        // Esc closes what is open within first
        if (event.key === 'Escape' && dialog!.querySelector('[data-popover]')) event.preventDefault()
      }}
      onCancel={ask}
      onClose={onClosed}
    >
      <OverlayHost value={dialog}>{dialog && children}</OverlayHost>
    </dialog>
  )
}
