import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's script is at work: false in the server's rendering and the first one here. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The same, for a part so large that a phone takes a while to draw it for the first time: that is
 * done in slices, between which the page scrolls and takes touches.
 */
export function useHydratedInSlices(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}
