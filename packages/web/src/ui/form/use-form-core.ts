import { useEffect, useId, useSyncExternalStore } from 'react'
import type { FormCore } from './form-core.ts'

/** Every form has one, whatever holds its values. */
interface WithCore {
  readonly core: FormCore
}

/** While a file is on its way, the form waits with sending. */
export function useHold({ core }: WithCore, isBusy: boolean): void {
  const id = useId()
  useEffect(() => {
    core.hold(id, isBusy)
    return () => core.hold(id, false)
  }, [core, id, isBusy])
}

/** What is wrong with the form as a whole and how much in all. */
export const useFormFaults = ({ core }: WithCore) =>
  useSyncExternalStore(core.subscribe, core.faults, core.faults)

export const useHeld = ({ core }: WithCore): boolean =>
  useSyncExternalStore(core.subscribe, core.isHeld, core.isHeld)
