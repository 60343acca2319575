import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import css from './modal.module.css'
import { OverlayHost } from './overlay-host.ts'

export interface ModalProps {
  isOpen: boolean
  onClose: () => void
  /** no way out but its own buttons: something is in flight */
  isLocked?: boolean | undefined
  /** a press beside it closes it, too: only where nothing can be lost */
  isLight?: boolean | undefined
  /** asked when it closes: whether the focus goes back to where it came from */
  returnsFocus?: (() => boolean) | undefined
  /** called once it is gone from the page */
  onClosed?: (() => void) | undefined
  /** where it stands and how large it is */
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
    // not its first button, which is the one that closes it
    dialog.focus({ preventScroll: true })
    return () => {
      // one that is only taken out of the page leaves the focus alone
      if (returnsFocus()) dialog.close()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- asked at the end
  }, [dialog])

  const ask = (event: SyntheticEvent) => {
    // file inputs and dialogs within say the same
    if (event.target !== dialog) return
    event.preventDefault()
    if (!isLocked) onClose()
  }
  /** Browsers close it without asking when Esc is pressed twice. */
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
