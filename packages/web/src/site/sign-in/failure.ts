import { codes, readFaultMessage } from '@bdr/contract/errors'
import { CallError, TransportError } from '../../lib/call-error.ts'

export type SignInField = 'principal' | 'credentials'

/** Where the messages of a failed sign-in stand: at a field, or above the button. */
export type SignInFailure = Partial<Record<SignInField | 'form', string>>

export function placeFailure(error: unknown): SignInFailure {
  if (error instanceof TransportError) return { form: error.message }
  if (!(error instanceof CallError)) throw error
  if (error.code !== codes.invalid) return { form: error.message }
  const placed: SignInFailure = {}
  for (const text of error.messages) {
    const { path, message } = readFaultMessage(text)
    if (path === 'principal' || path === 'credentials') placed[path] ??= message
    else placed.form ??= text
  }
  return placed
}
