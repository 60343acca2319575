import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Where a person last was in a list: its filters and page, and the scroll position. */
interface Place {
  readonly search: string
  readonly top: number
}

/** By the list's path. */
const places = new Map<string, Place>()
const storedName = 'listPlaces'

/**
 * Stores this person's positions while the tab is open, also when a record's page is loaded again. Called
 * before a page is drawn.
 */
export function keepListPlaces(uid: string): void {
  try {
    let stored = JSON.parse(sessionStorage.getItem(storedName) ?? 'null') as Stored | null
    if (stored?.uid !== uid) stored = null
    // an address that was typed in starts at the top
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isNewDocument = load?.type === 'navigate'
    for (const [path, place] of stored?.places ?? [])
      places.set(path, isNewDocument ? { ...place, top: 0 } : place)
  } catch {
    // a browser without storage starts at the top
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storedName, JSON.stringify({ uid, places: [...places] } satisfies Stored))
    } catch {
      // without storage the positions last until the page is reloaded
    }
  })
}

/** Clears the positions, for a sign-out. */
export const forgetListPlaces = (): void => places.clear()

interface Stored {
  readonly uid: string
  readonly places: readonly (readonly [path: string, Place])[]
}

/** The state of a link back to a list, so that it leads to the same rows and not only to the same page. */
const backState = { backToPlace: true }

/** The props of a link to a list with its last filters and page. */
export const backTo = (path: string) => ({ to: path + searchLeft(path), state: backState })

/** The last filters of a list; empty where nobody has opened it. */
export const searchLeft = (path: string): string => places.get(path)?.search ?? ''

/**
 * Remembers the position in the list of this address, and restores it when the browser's history or a link
 * `backTo` leads to it. Any other navigation starts at the top. @param isDrawn the rows have been drawn
 */
export function useListPlace(isDrawn: boolean): void {
  const location = useLocation()
  const { pathname, search } = location
  const state = location.state as typeof backState | null
  const isPop = useNavigationType() === NavigationType.Pop
  const isReturning = isPop || state?.backToPlace === true
  const left = useRef(isReturning ? places.get(pathname) : undefined)

  useEffect(() => {
    const place = left.current
    if (isDrawn && place?.search === search) scrollTo({ top: place.top })
    if (isDrawn) left.current = undefined
  }, [isDrawn, search])

  // the next page starts at the top: the listener has to be gone by then, or it would store that position
  useLayoutEffect(() => {
    const remember = () => places.set(pathname, { search, top: scrollY })
    // until the rows are drawn, the page is too short for the position
    if (left.current === undefined) remember()
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [pathname, search])
}
