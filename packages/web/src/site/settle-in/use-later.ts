import { startTransition, useEffect, useReducer, useState } from 'react'

const load = () => import('./later.tsx')

/**
 * Loads parts that a new application does not need at first: when they are needed or once the rest of the
 * page has loaded, and again after a failure.
 */
export function useLater(wanted: boolean) {
  const [part, setPart] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const [times, again] = useReducer((count: number) => count + 1, 0)
  const [failedAt, setFailedAt] = useState<number | null>(null)
  useEffect(() => {
    if (!wanted) return undefined
    let over = false
    load().then(
      (loaded) => startTransition(() => (over ? undefined : setPart(loaded))),
      () => over || setFailedAt(times),
    )
    return () => {
      over = true
    }
  }, [wanted, times])
  return { part, failed: part === null && failedAt === times, again }
}
