import { takeGuardFailure } from '../../../lib/guard-failure.ts'
import { onFailedCall } from '../failed-calls.ts'
import { logError } from './error-log.ts'

/** Logs errors of the page and of its calls. @returns a function that stops this */
export function collectErrors(): () => void {
  const onError = (event: ErrorEvent) => logError('script', event.error ?? event.message)
  const onRejection = (event: PromiseRejectionEvent) => logError('promise', event.reason)
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  const refused = takeGuardFailure()
  if (refused) logError('call', refused)
  const stopCalls = onFailedCall((error) => logError('call', error))
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
    stopCalls()
  }
}
