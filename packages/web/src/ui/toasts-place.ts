import { useSyncExternalStore } from 'react'

/** The modal dialog that covers the page now; null while none does. */
export const useModalDialog = (): HTMLElement | null =>
  useSyncExternalStore(onChange, topmostDialog, () => null)

function topmostDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? null
}

/** A dialog says when it opens and closes, but not when it is taken out of the page. */
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
