import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * A parameter of the page's address. Null while the server renders: there one page serves every
 * address that differs in this parameter alone.
 */
export const useLocationQuery = (name: string): string | null =>
  useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(name),
    () => null,
  )
