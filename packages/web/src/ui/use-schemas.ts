import { useEffect, useState } from 'react'
import { loadSchemas, schemasAreThere } from '../lib/schemas.ts'
import { firstUse } from './later.tsx'

/** Begins to load schemas once somebody uses the page: by the time they are asked they are there. */
export function useSchemasSoon(): void {
  useEffect(() => {
    // nobody has asked them yet: that they failed is no news
    void firstUse().then(() => loadSchemas().catch(() => {}))
  }, [])
}

/** Whether schemas can be asked, for what does without them until then. @param isWanted whether it asks them */
export function useSchemas(isWanted: boolean): boolean {
  const [areThere, setThere] = useState(schemasAreThere)
  useEffect(() => {
    if (!isWanted || areThere) return
    let isGone = false
    loadSchemas().then(
      () => isGone || setThere(true),
      // the page goes on without
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isWanted, areThere])
  return areThere
}
