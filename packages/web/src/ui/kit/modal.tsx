import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import css from './modal.module.css'
import { OverlayHost } from './overlay-host.ts'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  /** it can be closed only by its own buttons, because something is in flight */
  isLocked?: boolean | undefined
  /** a press beside it closes it, too: only where nothing can be lost */
  isLight?: boolean | undefined
  /** called when it closes: whether the focus returns to the element that had it before */
  returnsFocus?: (() => boolean) | undefined
  /** called once it has been removed from the page */
  onClosed?: (() => void) | undefined
  /** the class for its position and size */
  className: string | undefined
  /** width in pixels */
  width?: number | undefined
  'aria-labelledby'?: string | undefined
  'aria-label'?: string | undefined
  children: ReactNode
}

/**
 * The browser's own modal dialog, which keeps the focus, makes the page inert and returns the focus. It
 * closes only when `isOpen` becomes false: Esc only requests that.
 */
export function Modal(props: ModalProps) {
  const { isOpen, onClosed } = props
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClosed?.()
    wasOpen.current = isOpen
  })
  return isOpen && createPortal(<OpenModal {...props} />, document.body)
}

const always = () => true

function OpenModal({ onClose, isLocked = false, isLight = false, width, children, ...props }: ModalProps) {
  const { returnsFocus = always } = props
  const [dialog, setDialog] = useState<HTMLDialogElement | null>(null)
  useLayoutEffect(() => {
    if (!dialog || dialog.open) return
    dialog.showModal()
    // instead of its first button, which is the one that closes it
    dialog.focus({ preventScroll: true })
    return () => {
      // a dialog that is only removed from the page leaves the focus where it is
      if (returnsFocus()) dialog.close()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- asked at the end
  }, [dialog])

  const ask = (event: SyntheticEvent) => {
    // file inputs and dialogs within dispatch the same event
    if (event.target !== dialog) return
    event.preventDefault()
    if (!isLocked) onClose()
  }
  /** Browsers close it without a cancel event when Esc is pressed twice. */
  const onClosed = (event: SyntheticEvent) => {
    if (event.target !== dialog || dialog.open) return
    if (isLocked) dialog.showModal()
    else onClose()
  }
  return (
    <dialog
      ref={setDialog}
      className={`${css.modal} ${props.className}`}
      tabIndex={-1}
      aria-label={props['aria-label']}
      aria-labelledby={props['aria-labelledby']}
      closedby={isLocked ? 'none' : isLight ? 'any' : 'closerequest'}
      style={width === undefined ? undefined : { inlineSize: width }}
      onKeyDownCapture={(event) => {
        // Esc first closes what is open inside
        if (event.key === 'Escape' && dialog!.querySelector('[data-popover]')) event.preventDefault()
      }}
      onCancel={ask}
      onClose={onClosed}
    >
      <OverlayHost value={dialog}>{dialog && children}</OverlayHost>
    </dialog>
  )
}
