import { use, useCallback, useSyncExternalStore } from 'react'
import { DrawingContext } from '../../lib/first-view.ts'

/** The specification's mobile breakpoint in pixels: below it the sidebar is a drawer. */
export const mobileBreakpoint = 992
/** A window may be a fraction of a pixel narrower. */
export const mobileDevice = `(max-width: ${mobileBreakpoint - 0.02}px)`

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  const isPhone = use(DrawingContext)?.isPhone ?? false
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => isPhone,
  )
}
