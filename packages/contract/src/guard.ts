import { can, type BasePost } from './access.ts'
import { pageAt } from './navigation.ts'

/**
 * What the guard knows about the person: no token, a token whose owner is not read yet, a token
 * that no longer holds, or a post.
 */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'unverified' }
  | { kind: 'invalid' }
  | { kind: 'signed-in'; post: BasePost; passwordDue?: boolean }

export type GuardDecision =
  | { kind: 'pass' }
  /** read the user's info, then ask again */
  | { kind: 'verify' }
  /** drop the token, then go */
  | { kind: 'sign-out'; to: string }
  | { kind: 'redirect'; to: string }

const pass: GuardDecision = { kind: 'pass' }
const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to })

/** Pages a person with a token may open without anybody asking who they are. */
const passThrough = ['/settleApply']

/**
 * Whether a page may be opened, for the server's page loads and the browser's navigation alike.
 * The order of the questions is that of the specification's section 4.
 */
export function guard(path: string, visitor: Visitor): GuardDecision {
  const page = pageAt(path)
  if (visitor.kind === 'anonymous') {
    if (!page) return redirect('/404')
    return page.access === 'public' ? pass : redirect('/')
  }
  if (path === '/login') return redirect('/')
  if (passThrough.includes(path)) return pass
  if (!page) return redirect('/404')
  if (page.access === 'public' && path !== '/') return pass
  if (visitor.kind === 'unverified') return { kind: 'verify' }
  if (visitor.kind === 'invalid') return { kind: 'sign-out', to: '/login' }
  // nothing else is open before the password is the person's own
  if (visitor.passwordDue) return redirect('/initialPassword')
  if (path === '/') return redirect('/dashboard')
  if (page.access === 'signed-in' || page.access === 'public') return pass
  // worded by the specification: operators may open every page; what it shows them, the calls decide
  if (visitor.post === 'admin') return pass
  return can(visitor.post, page.access) ? pass : redirect('/401')
}

/** Where to go after signing in: the wanted page if it is one of ours, else the dashboard. */
export function landingPath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\'))
    return '/dashboard'
  const path = wanted.split(/[?#]/)[0]!
  const page = pageAt(path)
  return page && page.area === 'console' ? wanted : '/dashboard'
}
