import { CallError, TransportError } from './call-error.ts'

const key = 'guardFailure'

/** What kept somebody out, for the error log of the document after the next sign-in. */
export function storeGuardFailure(error: unknown): void {
  const requestId = error instanceof CallError || error instanceof TransportError ? error.requestId : null
  const message = error instanceof CallError ? `${error.code} ${error.message}` : String(error)
  try {
    sessionStorage.setItem(key, JSON.stringify({ message, requestId }))
  } catch {
    // a full or forbidden storage costs the entry, never the way on
  }
}

/** It, once; null where nobody was kept out. */
export function takeGuardFailure(): Error | null {
  try {
    const text = sessionStorage.getItem(key)
    if (text === null) return null
    sessionStorage.removeItem(key)
    const { message, requestId } = JSON.parse(text) as { message: string; requestId: string | null }
    return new TransportError(message, requestId)
  } catch {
    return null
  }
}
