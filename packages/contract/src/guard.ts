import { can, type BasePost } from './access.ts'
import type { Page } from './kernel/navigation.ts'
import { pageAt } from './navigation.ts'

/**
 * What the guard knows about the visitor: no token, a token that has not been checked yet, an expired token, or the
 * person's post.
 */
export type Visitor =
  | { kind: 'anonymous' }
  | { kind: 'unverified' }
  | { kind: 'invalid' }
  | { kind: 'signed-in'; post: BasePost; passwordDue?: boolean }

export type GuardDecision =
  | { kind: 'pass' }
  /** read the user's profile, then call the guard again */
  | { kind: 'verify' }
  /** discard the token, then navigate */
  | { kind: 'sign-out'; to: string }
  | { kind: 'redirect'; to: string }

const pass: GuardDecision = { kind: 'pass' }
const redirect = (to: string): GuardDecision => ({ kind: 'redirect', to })

/** Pages that a person with a token may open without a check of who they are. */
const passThrough = ['/settleApply']

/**
 * Decides whether a page may be opened; used by the server for page loads and by the browser for navigation. The
 * address is the path with its query, to which a signed-out person returns after signing in. The order of the checks
 * follows section 4 of the specification.
 */
export function guard(address: string, visitor: Visitor): GuardDecision {
  const path = pathOf(address)
  const page = pageAt(path)
  if (visitor.kind === 'anonymous') {
    if (!page) return redirect('/404')
    if (page.access !== 'public') return redirect(signInAt('/', address))
    // a page that needs no sign-in is opened directly
    const wanted = path === '/' || path === '/login' ? wantedBy(address) : null
    return wanted !== null && passThrough.includes(pathOf(wanted)) ? redirect(wanted) : pass
  }
  if (path === '/login') return redirect('/' + address.slice(path.length))
  if (passThrough.includes(path)) return pass
  if (!page) return redirect('/404')
  if (page.access === 'public' && path !== '/') return pass
  if (visitor.kind === 'unverified') return { kind: 'verify' }
  if (visitor.kind === 'invalid')
    return { kind: 'sign-out', to: path === '/' ? address : signInAt('/login', address) }
  // all other pages stay closed until the person has chosen a password of their own
  if (visitor.passwordDue) return redirect('/initialPassword')
  if (path === '/') return redirect(landingOf(address, visitor.post))
  return mayOpen(visitor.post, page) ? pass : redirect('/401')
}

function mayOpen(post: BasePost, { access }: Page): boolean {
  if (access === 'signed-in' || access === 'public') return true
  // the specification demands that operators may open every page; the calls decide what they see there
  return post === 'admin' || can(post, access)
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0]!

/** The sign-in page's address, with the address to return to afterwards. */
export const signInAt = (page: '/' | '/login', address: string): string =>
  `${page}?${new URLSearchParams({ redirect: address })}`

const wantedBy = (address: string): string | null =>
  new URLSearchParams(address.slice(pathOf(address).length)).get('redirect')

/** The page that was requested before signing in; the dashboard if the person's post may not see it. */
function landingOf(address: string, post: BasePost): string {
  const wanted = landingPath(wantedBy(address))
  return mayOpen(post, pageAt(pathOf(wanted))!) ? wanted : '/dashboard'
}

/** Where to navigate after signing in. The guard of `/` then checks what the person's post may see. */
export const afterSignIn = (wanted: string | null): string =>
  wanted === null ? '/dashboard' : signInAt('/', landingPath(wanted))

/** The requested page if it is one of ours, otherwise the dashboard. */
export function landingPath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\'))
    return '/dashboard'
  const page = pageAt(pathOf(wanted))
  // a person with an account may continue to apply for another company
  return page && (page.area === 'console' || passThrough.includes(page.path)) ? wanted : '/dashboard'
}
