import { useSyncExternalStore } from 'react'

/** What the page shows; it stands in the address, so that reload and back keep it. */
export type View =
  | { readonly kind: 'apply' }
  | { readonly kind: 'progress' }
  | { readonly kind: 'mend'; readonly id: string }

export function viewOf(hash: string): View {
  const mended = /^#mend-(\d+)$/.exec(hash)?.[1]
  if (mended !== undefined) return { kind: 'mend', id: mended }
  return { kind: hash === '#progress' ? 'progress' : 'apply' }
}

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** In the browser alone: the server never learns a hash. */
export const useView = (): View =>
  viewOf(
    useSyncExternalStore(
      subscribe,
      () => location.hash,
      () => '',
    ),
  )

export function openView(name: string): void {
  location.hash = name
  scrollTo({ top: 0 })
}
