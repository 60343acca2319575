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

/** The longest that what can wait is kept waiting, in milliseconds. */
const longestRest = 1000

/**
 * False until the browser has had a moment without work since this was drawn: what nobody looks at yet
 * begins then, and delays nothing that somebody does.
 */
export function useRested(): boolean {
  const [rested, setRested] = useState(false)
  useEffect(() => {
    const rest = () => startTransition(() => setRested(true))
    // not every browser tells of such a moment
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(rest, longestRest)
      return () => clearTimeout(timer)
    }
    const moment = requestIdleCallback(rest, { timeout: longestRest })
    return () => cancelIdleCallback(moment)
  }, [])
  return rested
}
