import { shellText } from '@bdr/text/shell'
import { useSyncExternalStore } from 'react'
import { toastStore, type Toast } from '../lib/toasts.ts'
import css from './toasts.module.css'

const none: readonly Toast[] = []

/** The page's short messages, on the website and in the back office alike. */
export function Toasts() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => none)
  return (
    <div className={css.toasts} role="status">
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
