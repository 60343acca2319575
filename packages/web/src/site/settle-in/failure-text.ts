import { transportText } from '@bdr/text/client'
import { CallError, TransportError } from '../../lib/call-error.ts'

/** What an error says to a person, each fault of several in a sentence. */
export function failureText(error: unknown): string {
  if (error instanceof CallError) return error.messages.join('；')
  return error instanceof TransportError ? error.message : transportText.unreadable
}
