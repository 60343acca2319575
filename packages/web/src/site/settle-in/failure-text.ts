import { transportText } from '@bdr/text/client'
import { CallError, TransportError } from '../../lib/call-error.ts'

/** The text of an error, with a sentence for each fault. */
export function failureText(error: unknown): string {
  if (error instanceof CallError) return error.messages.join('；')
  return error instanceof TransportError ? error.message : transportText.unreadable
}
