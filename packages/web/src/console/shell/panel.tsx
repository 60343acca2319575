import { shellText } from '@bdr/text/shell'
import { useEffect, useRef, type ReactNode } from 'react'
import css from './panel.module.css'

export interface PanelProps {
  onClose: () => void
}

interface PanelFrameProps extends PanelProps {
  label: string
  /** `side` stands at the window's end edge, `middle` in its upper half */
  at: 'side' | 'middle'
  /** without it the panel brings its own head */
  title?: string
  children: ReactNode
}

/** A panel over the page: modal while it is there. */
export function Panel({ label, at, title, onClose, children }: PanelFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    if (!element.open) element.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={css.panel}
      data-at={at}
      aria-label={label}
      closedby="any"
      onClose={(event) => event.target === dialog.current && onClose()}
    >
      {title !== undefined && (
        <header className={css.head}>
          <h2 className={css.title}>{title}</h2>
          <button type="button" className={css.close} aria-label={shellText.closePanel} onClick={onClose}>
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden>
              <path d="M5 5l10 10M15 5L5 15" />
            </svg>
          </button>
        </header>
      )}
      {children}
    </dialog>
  )
}
