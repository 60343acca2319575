import { useEffect, useState } from 'react'
import { serverNow } from '../../../../lib/server-clock.ts'

/** The time, renewed every half minute: as fine as "just now" is. */
export function useNow(): Date {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 30_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
