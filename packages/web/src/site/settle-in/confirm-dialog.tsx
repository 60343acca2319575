import { useEffect, useRef, useState, type ReactNode } from 'react'
import layout from '../../ui/layout.module.css'
import button from '../../ui/site/button.module.css'
import { failureText } from './failure-text.ts'
import css from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  title: string
  effect: ReactNode
  ok: string
  busyText?: string
  cancel: string
  /** Performs the action. When it fails the dialog stays open and shows why. */
  run: () => Promise<unknown> | void
  onClose: () => void
}

/** Asks before an action that cannot be undone. It is open as long as it is rendered. */
export function ConfirmDialog({ title, effect, ok, busyText, cancel, run, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const element = dialog.current!
    element.showModal()
    return () => element.close()
  }, [])
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    setFailure(null)
    try {
      await run()
      onClose()
    } catch (error) {
      setFailure(failureText(error))
      setBusy(false)
    }
  }
  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        if (!busy) onClose()
      }}
    >
      <h2 className={css.title}>{title}</h2>
      <p className={layout.flush}>{effect}</p>
      <p className={css.failure} role="alert">
        {failure}
      </p>
      <div className={`${layout.row} ${css.buttons}`}>
        <button type="button" className={button.quiet} disabled={busy} onClick={onClose}>
          {cancel}
        </button>
        <button type="button" className={css.danger} disabled={busy} onClick={() => void confirm()}>
          {busy ? (busyText ?? ok) : ok}
        </button>
      </div>
    </dialog>
  )
}
