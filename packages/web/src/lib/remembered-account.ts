import { accountCookie, accountCookieDays } from '@bdr/contract/session/model'
import { readCookie, writeCookie } from './cookies.ts'

const day = 24 * 60 * 60 * 1000

export function rememberAccount(account: string): void {
  writeCookie(accountCookie, JSON.stringify(account), new Date(Date.now() + accountCookieDays * day))
}

/** The account that signed in last, to fill in the form; empty when unknown. */
export const rememberedAccount = (): string => parseAccount(readCookie(accountCookie))

export function parseAccount(cookie: string | null): string {
  if (cookie === null) return ''
  try {
    const account: unknown = JSON.parse(cookie)
    return typeof account === 'string' ? account : ''
  } catch {
    return ''
  }
}
