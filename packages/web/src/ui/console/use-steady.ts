import { useEffect, useState } from 'react'
import { onRelease } from './on-release.ts'

/**
 * What it was when the pointer was pressed, until the click is done: an answer that comes meanwhile
 * must not put another row below the pointer.
 */
export function useSteady<Value>(value: Value): { shown: Value; press: () => void } {
  const [held, setHeld] = useState<{ readonly value: Value } | null>(null)
  useEffect(() => {
    if (held === null) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = onRelease(() => {
      // the click comes after the release
      timer ??= setTimeout(() => setHeld(null))
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [held])
  return { shown: held === null ? value : held.value, press: () => setHeld({ value }) }
}
