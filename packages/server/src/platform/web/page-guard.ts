import type { FastifyReply } from 'fastify'
import { guard, type GuardDecision, type Visitor } from '@bdr/contract/guard'
import { tokenCookie } from '@bdr/contract/session/model'

/** The token of a page load. Calls never read it: they take the Authorization header only. */
export function tokenOf(cookies: string | undefined): string | null {
  const pair = cookies?.split('; ').find((candidate) => candidate.startsWith(`${tokenCookie}=`))
  if (pair === undefined) return null
  try {
    return decodeURIComponent(pair.slice(tokenCookie.length + 1)) || null
  } catch {
    return null
  }
}

/** Whether a page may be opened; who holds the token is only asked for where it matters. */
export async function decide(
  path: string,
  token: string | null,
  visitorOf: (token: string) => Promise<Visitor>,
): Promise<Exclude<GuardDecision, { kind: 'verify' }>> {
  const first = guard(path, { kind: token === null ? 'anonymous' : 'unverified' })
  if (first.kind !== 'verify') return first
  const second = guard(path, await visitorOf(token!))
  if (second.kind === 'verify') throw new Error('the visitor of a token is still unverified')
  return second
}

/** Drops the token from the browser. */
export function signOut(reply: FastifyReply, secure: boolean): void {
  reply.header('set-cookie', `${tokenCookie}=; Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}`)
}
