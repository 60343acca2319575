import type { FastifyReply } from 'fastify'
import { guard, type GuardDecision } from '@bdr/contract/guard'
import { tokenCookie } from '@bdr/contract/session/model'
import type { Viewer } from '../viewer.ts'

/** Who holds a session's token; null when nobody does any more. */
export type ViewerOf = (token: string) => Promise<Viewer | null>

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
  viewerOf: ViewerOf,
): Promise<Exclude<GuardDecision, { kind: 'verify' }>> {
  const first = guard(path, { kind: token === null ? 'anonymous' : 'unverified' })
  if (first.kind !== 'verify') return first
  const viewer = await viewerOf(token!)
  const second = guard(
    path,
    viewer
      ? { kind: 'signed-in', post: viewer.post, passwordDue: viewer.passwordDue ?? false }
      : { kind: 'invalid' },
  )
  if (second.kind === 'verify') throw new Error('the visitor of a token is still unverified')
  return second
}

/** Sends a page load where the guard decided; also drops the token from the browser if that is why. */
export function follow(
  reply: FastifyReply,
  decision: Extract<GuardDecision, { to: string }>,
  secure: boolean,
): FastifyReply {
  reply.header('cache-control', 'no-store')
  if (decision.kind === 'sign-out') {
    const attributes = `Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}`
    reply.header('set-cookie', `${tokenCookie}=; ${attributes}`)
  }
  return reply.redirect(decision.to, 302)
}
