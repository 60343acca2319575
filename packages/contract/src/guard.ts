import { can, type BasePost } from './access.ts'
import type { Page } from './kernel/navigation.ts'
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
 * The address is the path with its query, which a signed-out person comes back to.
 * The order of the questions is that of the specification's section 4.
 */
export function guard(address: string, visitor: Visitor): GuardDecision {
  const path = pathOf(address)
  const page = pageAt(path)
  if (visitor.kind === 'anonymous') {
    if (!page) return redirect('/404')
    if (page.access !== 'public') return redirect(signInAt('/', address))
    // what needs no sign-in is not kept behind one
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
  // nothing else is open before the password is the person's own
  if (visitor.passwordDue) return redirect('/initialPassword')
  if (path === '/') return redirect(landingOf(address, visitor.post))
  return mayOpen(visitor.post, page) ? pass : redirect('/401')
}

function mayOpen(post: BasePost, { access }: Page): boolean {
  if (access === 'signed-in' || access === 'public') return true
  // worded by the specification: operators may open every page; what it shows them, the calls decide
  return post === 'admin' || can(post, access)
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0]!

/** Where somebody signs in who is to come back to this address. */
export const signInAt = (page: '/' | '/login', address: string): string =>
  `${page}?${new URLSearchParams({ redirect: address })}`

const wantedBy = (address: string): string | null =>
  new URLSearchParams(address.slice(pathOf(address).length)).get('redirect')

/** The page that whoever signs in here wanted; the dashboard where their post may not see it. */
function landingOf(address: string, post: BasePost): string {
  const wanted = landingPath(wantedBy(address))
  return mayOpen(post, pageAt(pathOf(wanted))!) ? wanted : '/dashboard'
}

/** Where to go once it is known who somebody is: the guard of `/` knows what their post may see. */
export const afterSignIn = (wanted: string | null): string =>
  wanted === null ? '/dashboard' : signInAt('/', landingPath(wanted))

/** The wanted page if it is one of ours, else the dashboard. */
export function landingPath(wanted: string | null): string {
  if (wanted === null || !wanted.startsWith('/') || wanted.startsWith('//') || wanted.includes('\\'))
    return '/dashboard'
  const page = pageAt(pathOf(wanted))
  // somebody with an account may go on to apply for another company
  return page && (page.area === 'console' || passThrough.includes(page.path)) ? wanted : '/dashboard'
}
