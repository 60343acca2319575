import { useEffect, useState } from 'react'
import { loadSchemas, areSchemasLoaded } from '../lib/schemas.ts'
import { firstUse } from './later.tsx'

/** Starts to load schemas once somebody uses the page, so that they are ready when they are needed. */
export function useSchemasSoon(): void {
  useEffect(() => {
    // loaded in advance: a failure is reported only when they are needed
    void firstUse().then(() => loadSchemas().catch(() => {}))
  }, [])
}

/**
 * Whether schemas are ready, for components that can do without them until then. @param isNeeded whether it
 * will use them
 */
export function useSchemas(isNeeded: boolean): boolean {
  const [areLoaded, setLoaded] = useState(areSchemasLoaded)
  useEffect(() => {
    if (!isNeeded || areLoaded) return
    let isGone = false
    loadSchemas().then(
      () => isGone || setLoaded(true),
      // the page continues without them
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isNeeded, areLoaded])
  return areLoaded
}
