import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A parameter of the page's address. Null while the server renders, because it renders one page for all
 * addresses that differ only in this parameter.
 */
export const useLocationQuery = (name: string): string | null =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(name),
    () => null,
  )
