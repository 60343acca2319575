import { codes } from '@bdr/contract/errors'
import type { Call } from '@bdr/contract/kernel/call'
import { transportText } from '@bdr/text/client'
import { CallError, TransportError } from './call-error.ts'
import { showToast } from './toasts.ts'

/**
 * Shows an error to the person, as section 8 of the specification lists them. A00004 shows nothing: the page
 * is about to be loaded again.
 */
export function reportError(error: unknown, call: Pick<Call, 'silent'>): void {
  for (const text of messagesToShow(error, call)) {
    showToast(
      'error',
      text,
      error instanceof CallError || error instanceof TransportError ? error.requestId : null,
    )
  }
}

/** The messages an error shows; none for an error that is silent, aborted or handled by the page. */
export function messagesToShow(error: unknown, call: Pick<Call, 'silent'>): string[] {
  if (error instanceof TransportError) return [error.message]
  if (!(error instanceof CallError)) return []
  // the transport layer shows these failures
  if (error.status >= 400) return [error.message || transportText.status(error.status)]
  switch (error.code) {
    case codes.refused:
      return call.silent ? [] : [error.message || transportText.unexplained]
    case codes.noPermission:
    case codes.notFound:
    case codes.conflict:
      return [error.message || transportText.unexplained]
    case codes.invalid:
      return [...error.messages]
    case codes.sessionInvalid:
      return []
    // a code that is newer than this page, or from a proxy in between
    default:
      return [error.message || transportText.unexplained]
  }
}
