import { useEffect, useId, useSyncExternalStore } from 'react'
import type { FormCore } from './form-core.ts'

/** The state that every form has, however its values are stored. */
interface WithCore {
  readonly core: FormCore
}

/** While a file is being uploaded, the form delays sending. */
export function useHold({ core }: WithCore, isBusy: boolean): void {
  const id = useId()
  useEffect(() => {
    core.hold(id, isBusy)
    return () => core.hold(id, false)
  }, [core, id, isBusy])
}

/** The form-level faults and the number of all faults. */
export const useFormFaults = ({ core }: WithCore) =>
  useSyncExternalStore(core.subscribe, core.faults, core.faults)

export const useIsUploading = ({ core }: WithCore): boolean =>
  useSyncExternalStore(core.subscribe, core.isHeld, core.isHeld)
