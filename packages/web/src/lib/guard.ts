import { codes } from '@bdr/contract/errors'
import { guard, signInAt } from '@bdr/contract/guard'
import { sessionText } from '@bdr/text/client'
import { isReloading } from './api.ts'
import { CallError } from './call-error.ts'
import { storeGuardFailure } from './guard-failure.ts'
import { redirect, redirectDocument, type Redirect } from './navigation.ts'
import { loadViewer, type Viewer } from './session.ts'
import { storeToast } from './toasts.ts'
import { dropToken, readToken } from './token.ts'

/**
 * The browser's half of the page guard, for navigation; for a page load the server has checked the same
 * table.
 * @param address path and query
 * @returns the viewer where the page needs one; another address where the page may not be opened
 */
export async function guardNavigation(address: string): Promise<Viewer | Redirect | null> {
  const token = readToken()
  const decision = guard(address, { kind: token === null ? 'anonymous' : 'unverified' })
  if (decision.kind === 'redirect') return redirect(decision.to)
  if (decision.kind !== 'verify') return null
  const viewer = await requireViewer(token!, address)
  if ('redirect' in viewer) return viewer
  const verified = guard(address, {
    kind: 'signed-in',
    post: viewer.post,
    passwordDue: viewer.user.mustChangePassword,
  })
  return verified.kind === 'redirect' ? redirect(verified.to) : viewer
}

/**
 * Finds the viewer of the token. Where there is none, the token is dropped, the reason is shown, and the
 * person is sent to /login, which leads back to the address.
 */
async function requireViewer(token: string, address: string): Promise<Viewer | Redirect> {
  try {
    return await loadViewer(token)
  } catch (error) {
    // the page is loaded again, and the server's guard decides where it leads
    if (error instanceof CallError && error.code === codes.sessionInvalid) {
      if (isReloading()) return new Promise(() => {})
      return redirectDocument(location.pathname + location.search)
    }
    dropToken()
    explain(error)
    return redirect(signInAt('/login', address))
  }
}

/** The message is shown on the next page, since the sign-in is a document of its own. */
function explain(error: unknown): void {
  const texts = error instanceof CallError ? error.messages : [error instanceof Error ? error.message : '']
  for (const text of texts) storeToast('error', text || sessionText.guardFailed)
  storeGuardFailure(error)
}
