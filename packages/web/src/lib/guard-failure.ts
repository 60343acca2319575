import { CallError, TransportError } from './call-error.ts'

const key = 'guardFailure'

/** Why the last page could not be opened, for the error log of the document after the next sign-in. */
export function storeGuardFailure(error: unknown): void {
  const requestId = error instanceof CallError || error instanceof TransportError ? error.requestId : null
  const message = error instanceof CallError ? `${error.code} ${error.message}` : String(error)
  try {
    sessionStorage.setItem(key, JSON.stringify({ message, requestId }))
  } catch {
    // where storage is full or forbidden only this entry is lost; the navigation goes on
  }
}

/** Returns the reason and removes it; null where there is none. */
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
