import { useEffect, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

/** Where a person last was in a list: its filters and page, and how far down. */
interface Place {
  readonly search: string
  readonly top: number
}

/** By path. */
const places = new Map<string, Place>()
const storedName = 'listPlaces'

/**
 * Keeps this person's places while the tab is open, also when a record's page is loaded again. Called
 * before a page is drawn.
 */
export function keepListPlaces(uid: string): void {
  try {
    let stored = JSON.parse(sessionStorage.getItem(storedName) ?? 'null') as Stored | null
    if (stored?.uid !== uid) stored = null
    // an address that was typed anew begins at the top
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const isAnew = load?.type === 'navigate'
    for (const [path, place] of stored?.places ?? []) places.set(path, isAnew ? { ...place, top: 0 } : place)
  } catch {
    // a browser that stores nothing begins at the top
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storedName, JSON.stringify({ uid, places: [...places] } satisfies Stored))
    } catch {
      // as above
    }
  })
}

/** For whoever signs out. */
export const forgetListPlaces = (): void => places.clear()

interface Stored {
  readonly uid: string
  readonly places: readonly (readonly [path: string, Place])[]
}

/** What a link back to a list carries, so that it leads to the same rows and not only to the same page. */
const backState = { backToPlace: true }

/** The props of a link to a list as it was left. */
export const backTo = (path: string) => ({ to: path + searchLeft(path), state: backState })

/** The filters of a list as it was left; empty where nobody was there. */
export const searchLeft = (path: string): string => places.get(path)?.search ?? ''

/**
 * Remembers where a person is in the list of this address, and goes there again when the browser's
 * history or a link `backTo` leads to it. Any other navigation begins at the top. @param isDrawn the rows are there
 */
export function useListPlace(isDrawn: boolean): void {
  const location = useLocation()
  const { pathname, search } = location
  const state = location.state as typeof backState | null
  const isPop = useNavigationType() === NavigationType.Pop
  const isBack = isPop || state?.backToPlace === true
  const left = useRef(isBack ? places.get(pathname) : undefined)

  useEffect(() => {
    const place = left.current
    if (isDrawn && place?.search === search) scrollTo({ top: place.top })
    if (isDrawn) left.current = undefined
  }, [isDrawn, search])

  // the next page begins at the top: by then nobody may listen any more, or that would be remembered
  useLayoutEffect(() => {
    const remember = () => places.set(pathname, { search, top: scrollY })
    // until the rows are there, the page is too short to be where it was
    if (left.current === undefined) remember()
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [pathname, search])
}
