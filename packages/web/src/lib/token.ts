import { tokenCookie } from '@bdr/contract/session/model'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'

/** The session's token, in the cookie that also serves the server's page guard. */
export const readToken = (): string | null => readCookie(tokenCookie) || null

export function keepToken(token: string, expiresAt: string): void {
  writeCookie(tokenCookie, token, new Date(expiresAt))
}

export const dropToken = (): void => dropCookie(tokenCookie)
