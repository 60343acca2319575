import { use, useSyncExternalStore } from 'react'
import { DrawingContext } from '../../lib/first-view.ts'

/**
 * Below this width tables become cards and the main action moves to the bottom; the styles have the same
 * value.
 */
const narrow = '(max-width: 767.98px)'

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the page is as narrow as a phone. */
export function useNarrow(): boolean {
  const isPhone = use(DrawingContext)?.isPhone ?? false
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(narrow).matches,
    () => isPhone,
  )
}
