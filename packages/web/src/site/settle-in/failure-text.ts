import { transportText } from '@bdr/text/client'
import { CallError, TransportError } from '../../lib/call-error.ts'

/** The text of an error, with a sentence for each fault. */
export function failureText(error: unknown): string {
  const isAnswer = error instanceof CallError || error instanceof TransportError
  return isAnswer ? error.message : transportText.unreadable
}
