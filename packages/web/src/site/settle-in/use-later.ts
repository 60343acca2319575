import { startTransition, useEffect, useReducer, useState } from 'react'

/** A part of the page that comes after the rest, once it is wanted; and again when it did not come. */
export function useLater<Part extends object>(load: () => Promise<Part>, wanted: boolean) {
  const [part, setPart] = useState<Part | null>(null)
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
  }, [load, wanted, times])
  return { part, failed: part === null && failedAt === times, again }
}
