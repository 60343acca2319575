import { pageAt, trailTo } from '@bdr/contract/navigation'
import { useEffect, useState } from 'react'
import { useLocation, type Location } from 'react-router'
import { useNavigation } from '../../lib/navigation.ts'

/** The filters and page a person last had in a list, by the list's path. */
const places = new Map<string, string>()
const storedName = 'listPlaces'

/**
 * Stores this person's filters and pages while the tab is open, also when a record's page is loaded again.
 * Called before a page is drawn.
 */
export function keepListPlaces(uid: string): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storedName) ?? 'null') as Stored | null
    if (stored?.uid === uid) for (const [path, search] of stored.places) places.set(path, search)
  } catch {
    // a browser without storage starts with the unfiltered lists
  }
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storedName, JSON.stringify({ uid, places: [...places] } satisfies Stored))
    } catch {
      // without storage they last until the page is reloaded
    }
  })
}

/** Clears what is remembered, for a sign-out. */
export const forgetListPlaces = (): void => places.clear()

interface Stored {
  readonly uid: string
  readonly places: readonly (readonly [path: string, search: string])[]
}

/** The address of a list with its last filters and page. */
export const backTo = (path: string): string => path + searchLeft(path)

/** The last filters of a list; empty where nobody has opened it. */
export const searchLeft = (path: string): string => places.get(path) ?? ''

/**
 * Remembers filters and page of the list of this address.
 * @returns the id of the record from whose page the person came to the list; null where they did not
 */
export function useListPlace(): string | null {
  const { pathname, search } = useLocation()
  const { getState } = useNavigation()
  const [left] = useState(() => recordLeft(getState().from, pathname))
  useEffect(() => {
    places.set(pathname, search)
  }, [pathname, search])
  return left
}

/** The record that a location shows, on a page below the list. */
function recordLeft(from: Location | null, list: string): string | null {
  const page = from && pageAt(from.pathname, from.search)
  if (!page || !trailTo(page).some(({ path }) => path === list)) return null
  return new URLSearchParams(from.search).get('id')
}
