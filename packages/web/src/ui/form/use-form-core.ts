import { useEffect, useId, useSyncExternalStore } from 'react'
import type { FormCore } from './form-core.ts'

/** Every form has one, whatever holds its values. */
interface WithCore {
  readonly core: FormCore
}

/** While it is true of a file on its way, the form waits with sending. */
export function useHold({ core }: WithCore): (busy: boolean) => void {
  const id = useId()
  useEffect(() => () => core.hold(id, false), [core, id])
  return (busy) => core.hold(id, busy)
}

/** What is wrong with the form as a whole and how much in all. */
export const useFormFaults = ({ core }: WithCore) => useSyncExternalStore(core.subscribe, core.faults)

export const useHeld = ({ core }: WithCore): boolean => useSyncExternalStore(core.subscribe, core.isHeld)
