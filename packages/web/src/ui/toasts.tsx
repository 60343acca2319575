import { shellText } from '@bdr/text/shell'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { holdToasts, releaseToasts, toastStore, type Toast } from '../lib/toasts.ts'
import css from './toasts.module.css'

const none: readonly Toast[] = []

/**
 * The page's short messages, on the website and in the back office alike. They are in the top layer, and
 * within the modal dialog while one is open: everything outside it is dimmed and not announced.
 */
export function Toasts() {
  const dialog = useModalDialog()
  return dialog ? createPortal(<ToastList />, dialog) : <ToastList />
}

function ToastList() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => none)
  const list = useRef<HTMLDivElement>(null)
  // shown while it is empty, too: a region that appears together with its text is not announced
  useLayoutEffect(() => {
    if (!list.current!.matches(':popover-open')) list.current!.showPopover()
  }, [])
  useEffect(() => {
    const place = list.current!
    // a live region is not interactive, so the lint rules forbid handlers in its markup
    for (const event of ['pointerenter', 'focusin']) place.addEventListener(event, holdToasts)
    for (const event of ['pointerleave', 'focusout']) place.addEventListener(event, releaseToasts)
    return releaseToasts
  }, [])
  return (
    <div ref={list} popover="manual" className={css.toasts} role="status">
      {toasts.map((toast) => (
        <div key={toast.id} className={css.toast} data-kind={toast.kind}>
          <p className={css.text}>{toast.text}</p>
          {toast.requestId !== null && <CopyRequestId id={toast.requestId} />}
        </div>
      ))}
    </div>
  )
}

/** The request's id, by which support finds it in the log. */
function CopyRequestId({ id }: { id: string }) {
  const [copied, setCopied] = useState(false)
  return (
    <button
      type="button"
      className={css.copy}
      title={shellText.requestId(id)}
      onClick={() => void navigator.clipboard.writeText(id).then(() => setCopied(true))}
    >
      {copied ? shellText.copied : shellText.copyRequestId}
    </button>
  )
}

/** The modal dialog that covers the page now; null while none does. */
const useModalDialog = (): HTMLElement | null => useSyncExternalStore(onChange, topmostDialog, () => null)

function topmostDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null
}

/** A dialog dispatches events when it opens and closes, but not when it is removed from the page. */
function onChange(listener: () => void): () => void {
  const removals = new MutationObserver(listener)
  const watch = () => {
    removals.disconnect()
    if (topmostDialog()) removals.observe(document.body, { childList: true, subtree: true })
    listener()
  }
  document.addEventListener('toggle', watch, true)
  watch()
  return () => {
    document.removeEventListener('toggle', watch, true)
    removals.disconnect()
  }
}
