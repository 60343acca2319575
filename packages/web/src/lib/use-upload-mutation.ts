import type { Call } from '@bdr/contract/kernel/call'
import { useState } from 'react'
import { useCallMutation, type UseCallMutationOptions } from './query.ts'
import { sendWithProgress } from './send-with-progress.ts'

/**
 * Writes with a call that takes a file; `progress` is the share that has been sent, 0 to 1, until the answer
 * has arrived.
 */
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
