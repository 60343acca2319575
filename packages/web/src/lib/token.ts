import { tokenCookie } from '@bdr/contract/session/model'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { onThisDevice } from './server-clock.ts'

/**
 * The browser's token, in the cookie that also serves the server's page guard. Another tab may have set it:
 * calls carry `ownToken` instead.
 */
export const readToken = (): string | null => readCookie(tokenCookie) || null

/** The token this page was drawn with, or with which it has signed in since. */
let own = typeof document === 'undefined' ? null : readToken()

export const ownToken = (): string | null => own

/** Whether somebody is signed in on this page, and the browser's session is still theirs. */
export const holdsSession = (): boolean => own !== null && readToken() === own

export function storeToken(token: string, expiresAt: string): void {
  own = token
  writeCookie(tokenCookie, token, onThisDevice(expiresAt))
}

/** Forgets who is signed in on this page. Another tab's session goes on. */
export function dropToken(): void {
  if (readToken() === own) dropCookie(tokenCookie)
  own = null
}
