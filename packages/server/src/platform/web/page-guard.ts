import type { FastifyReply } from 'fastify'
import { guard, type GuardDecision } from '@bdr/contract/guard'
import { sessionEndedCookie, sessionEndedSeconds, tokenCookie } from '@bdr/contract/session/model'
import type { Viewer } from '../viewer.ts'

/** Who holds a session's token; null when nobody does any more. */
export type ViewerOf = (token: string) => Promise<Viewer | null>

/** The token of a page load. Calls never read it: they take the Authorization header only. */
export const tokenOf = (cookies: string | undefined): string | null => cookieOf(cookies, tokenCookie)

function cookieOf(cookies: string | undefined, name: string): string | null {
  const pair = cookies?.split('; ').find((candidate) => candidate.startsWith(`${name}=`))
  if (pair === undefined) return null
  try {
    return decodeURIComponent(pair.slice(name.length + 1)) || null
  } catch {
    return null
  }
}

/** Whether a page may be opened; who holds the token is only asked for where it matters. */
export async function decide(
  address: string,
  token: string | null,
  viewerOf: ViewerOf,
): Promise<Exclude<GuardDecision, { kind: 'verify' }>> {
  const first = guard(address, { kind: token === null ? 'anonymous' : 'unverified' })
  if (first.kind !== 'verify') return first
  const viewer = await viewerOf(token!)
  const second = guard(
    address,
    viewer
      ? { kind: 'signed-in', post: viewer.post, passwordDue: viewer.passwordDue ?? false }
      : { kind: 'invalid' },
  )
  if (second.kind === 'verify') throw new Error('the visitor of a token is still unverified')
  return second
}

/**
 * Sends a page load where the guard decided. If that is because the token no longer holds, it is
 * dropped from the browser, and the sign-in finds word of it.
 */
export function follow(
  reply: FastifyReply,
  decision: Extract<GuardDecision, { to: string }>,
  secure: boolean,
): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (decision.kind === 'sign-out') {
    const cookie = (name: string, value: string, seconds: number) =>
      `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure ? '; Secure' : ''}`
    // who came for the website has lost nothing
    const word = decision.to.startsWith('/login')
      ? [cookie(sessionEndedCookie, '1', sessionEndedSeconds)]
      : []
    reply.header('set-cookie', [cookie(tokenCookie, '', 0), ...word])
  }
  // whoever wrote the address may have left words or line breaks in it, which no header may hold
  const { pathname, search, hash } = new URL(decision.to, 'http://page.invalid')
  return reply.redirect(pathname + search + hash, 302)
}
