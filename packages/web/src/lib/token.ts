import { tokenCookie } from '@bdr/contract/session/model'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { onThisDevice } from './server-clock.ts'

/**
 * The browser's token, in the cookie that also serves the server's page guard. Another tab may have
 * put it there: what goes out with a call is `ownToken`.
 */
export const readToken = (): string | null => readCookie(tokenCookie) || null

/** What this page was drawn with, or has itself signed in with since. */
let own = typeof document === 'undefined' ? null : readToken()

export const ownToken = (): string | null => own

/** Whether somebody is signed in on this page, and the browser's session is still theirs. */
export const holdsSession = (): boolean => own !== null && readToken() === own

export function storeToken(token: string, expiresAt: string): void {
  own = token
  writeCookie(tokenCookie, token, onThisDevice(expiresAt))
}

/** Nobody is signed in on this page any more. Another tab's session goes on. */
export function dropToken(): void {
  if (readToken() === own) dropCookie(tokenCookie)
  own = null
}
