import { kitWords as words } from '@bdr/text/ui'
import { useId, type ReactNode } from 'react'
import { CloseButton } from './close-button.tsx'
import css from './dialog.module.css'
import { Modal } from './modal.tsx'

export interface DialogProps {
  isOpen: boolean
  title: ReactNode
  onClose: () => void
  /** it can be closed only by its own buttons, because something is in flight */
  isLocked?: boolean | undefined
  /** a press beside it closes it, too: only where nothing can be lost */
  isLight?: boolean | undefined
  /** called once it has been removed from the page */
  onClosed?: (() => void) | undefined
  /** width in pixels */
  width?: number | undefined
  /** the buttons that close it; a form has its own */
  buttons?: ReactNode
  children: ReactNode
}

/**
 * A question or a short form over the page. A press beside it does not close it, so that typed input stays.
 */
export function Dialog({ isOpen, title, onClose, width = 520, buttons, children, ...props }: DialogProps) {
  const titleId = useId()
  const { isLocked, isLight, onClosed } = props
  return (
    <Modal
      {...{ isOpen, onClose, isLocked, isLight, onClosed, width }}
      className={css.dialog}
      aria-labelledby={titleId}
    >
      <header className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        {!isLocked && <CloseButton label={words.close} onClose={onClose} />}
      </header>
      <div className={css.body}>{children}</div>
      {buttons && (
        <div className={css.foot}>
          <DialogButtons>{buttons}</DialogButtons>
        </div>
      )}
    </Modal>
  )
}

/** The buttons that close a dialog; on a phone each is as wide as the dialog. */
export const DialogButtons = ({ children }: { children: ReactNode }) => (
  <div className={css.buttons}>{children}</div>
)
