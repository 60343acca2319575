import { queryClient } from '../../lib/query.ts'

/** Calls back with the error of every failed read and write. @returns a function that stops this */
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
