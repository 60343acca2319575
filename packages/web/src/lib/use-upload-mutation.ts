import type { Call } from '@bdr/contract/kernel/call'
import { useState } from 'react'
import { useCallMutation, type UseCallMutationOptions } from './query.ts'
import { sendWithProgress } from './send-with-progress.ts'

/** Writes by a call that takes a file; `progress` says how much of it has left, 0 to 1, until the answer is there. */
export function useUploadMutation<C extends Call>(call: C, options: UseCallMutationOptions<C> = {}) {
  const [share, setShare] = useState(0)
  const run = useCallMutation(call, {
    ...options,
    through: (url, init) => {
      setShare(0)
      return sendWithProgress(setShare)(url, init)
    },
  })
  return { ...run, progress: run.isPending ? share : null }
}
