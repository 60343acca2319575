import { useSyncExternalStore } from 'react'

/** Below this width tables become cards and the main action moves to the bottom; the same in the styles. */
const narrow = '(max-width: 767.98px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the page is as narrow as a phone. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => false,
  )
