import { startTransition, useEffect, useReducer, useState } from 'react'

const load = () => import('./later.tsx')

/**
 * What nobody needs who begins an application: it comes once it is wanted, after the rest of the page,
 * and again when it did not come.
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
