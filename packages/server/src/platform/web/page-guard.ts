import type { FastifyReply } from 'fastify'
import { guard, type GuardDecision } from '@bdr/contract/guard'
import { sessionEndedCookie, sessionEndedSeconds, tokenCookie } from '@bdr/contract/session/model'
import type { Viewer } from '../viewer.ts'

/** The owner of a session's token; null if it is not valid. */
export type ViewerOf = (token: string) => Promise<Viewer | null>

/** The token of a page load. Calls never use it: they take only the Authorization header. */
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

/** Decides whether a page may be opened. The token's owner is read only if it matters. */
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
 * Redirects a page load as the guard decided. If the token is no longer valid, its cookie is removed, and another
 * cookie tells the sign-in page.
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
    // a visitor of the website does not need to know about it
    const word = decision.to.startsWith('/login')
      ? [cookie(sessionEndedCookie, '1', sessionEndedSeconds)]
      : []
    reply.header('set-cookie', [cookie(tokenCookie, '', 0), ...word])
  }
  // the address may contain characters or line breaks that a header cannot have
  const { pathname, search, hash } = new URL(decision.to, 'http://page.invalid')
  return reply.redirect(pathname + search + hash, 302)
}
