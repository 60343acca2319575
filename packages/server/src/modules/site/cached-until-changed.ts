import type { Bus } from '../../platform/bus.ts'

/** Reads something once, and again after public content has changed. */
export function cachedUntilChanged<Known>(bus: Bus, read: () => Promise<Known>): () => Promise<Known> {
  let known: Promise<Known> | null = null
  const forget = () => {
    known = null
  }
  bus.subscribe('content-changed', forget)
  bus.subscribe('bus-restored', forget)
  return () => {
    if (known) return known
    const reading = read()
    known = reading
    reading.catch(() => {
      if (known === reading) known = null
    })
    return reading
  }
}
