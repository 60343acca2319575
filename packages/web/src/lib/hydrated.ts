import { startTransition, useEffect, useState, useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether the page's script is running: false while the server renders and for the first rendering in the
 * browser.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The same for a part so large that its first rendering takes a phone a while: it is rendered in slices,
 * between which the page scrolls and reacts to touches.
 */
export function useHydratedInSlices(): boolean {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => startTransition(() => setHydrated(true)), [])
  return hydrated
}

/** The longest time that deferred work waits, in milliseconds. */
const longestRest = 1000

/**
 * False until the browser has been idle once since this was drawn. What nobody looks at yet starts then, so
 * that it delays nothing that the person does.
 */
export function useIdleOnce(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const rest = () => startTransition(() => setIdle(true))
    // not every browser has `requestIdleCallback`
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(rest, longestRest)
      return () => clearTimeout(timer)
    }
    const moment = requestIdleCallback(rest, { timeout: longestRest })
    return () => cancelIdleCallback(moment)
  }, [])
  return isIdle
}
