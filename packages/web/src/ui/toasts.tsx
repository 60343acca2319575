import { shellText } from '@bdr/text/shell'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { toastStore, type Toast } from '../lib/toasts.ts'
import { useModalDialog } from './toasts-place.ts'
import css from './toasts.module.css'

const none: readonly Toast[] = []

/**
 * The page's short messages, on the website and in the back office alike. They stand in the top
 * layer, and within the modal dialog while there is one: everything outside it is neither seen
 * well nor read out.
 */
export function Toasts() {
  const dialog = useModalDialog()
  return dialog ? createPortal(<ToastList />, dialog) : <ToastList />
}

function ToastList() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => none)
  const list = useRef<HTMLDivElement>(null)
  // shown while it is empty, too: a region that appears with its text is not read out
  useLayoutEffect(() => {
    if (!list.current!.matches(':popover-open')) list.current!.showPopover()
  }, [])
  return (
    <div ref={list} popover="manual" className={css.toasts} role="status">
      {toasts.map((toast) => (
        <p
          key={toast.id}
          className={css.toast}
          data-kind={toast.kind}
          title={toast.requestId === null ? undefined : shellText.requestId(toast.requestId)}
        >
          {toast.text}
        </p>
      ))}
    </div>
  )
}
