import { queryClient } from '../../lib/query.ts'

/** Calls back with the error of every read and write that failed. @returns how to stop */
export function onFailedCall(listener: (error: unknown) => void): () => void {
  const stopReads = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') listener(event.action.error)
  })
  const stopWrites = queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') listener(event.action.error)
  })
  return () => {
    stopReads()
    stopWrites()
  }
}
