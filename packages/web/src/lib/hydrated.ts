import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page's script is at work: false in the server's rendering and the first one here. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
