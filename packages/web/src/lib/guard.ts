import { codes } from '@bdr/contract/errors'
import { guard, signInAt } from '@bdr/contract/guard'
import { sessionText } from '@bdr/text/client'
import { redirect, redirectDocument, type ClientLoaderFunctionArgs } from 'react-router'
import { isReloading } from './api.ts'
import { CallError } from './call-error.ts'
import { storeGuardFailure } from './guard-failure.ts'
import { loadViewer, type Viewer } from './session.ts'
import { storeToast } from './toasts.ts'
import { dropToken, readToken } from './token.ts'

/**
 * The browser's half of the page guard, for navigation; the server has asked the same table for
 * the page load. Sends away by throwing a redirect.
 */
export async function guardNavigation({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<void> {
  const { pathname, search } = new URL(request.url)
  const address = pathname + search
  const token = readToken()
  let decision = guard(address, { kind: token === null ? 'anonymous' : 'unverified' })
  if (decision.kind === 'verify') {
    const viewer = await requireViewer(token!, address)
    decision = guard(address, {
      kind: 'signed-in',
      post: viewer.post,
      passwordDue: viewer.user.mustChangePassword,
    })
  }
  if (decision.kind === 'redirect') throw redirect(decision.to)
}

/**
 * The viewer of the token. Without one the token is dropped, the reason shown, and /login follows,
 * which leads back to the address.
 */
export async function requireViewer(token: string, address: string): Promise<Viewer> {
  try {
    return await loadViewer(token)
  } catch (error) {
    // the page is loaded again, and the server's guard decides where
    if (error instanceof CallError && error.code === codes.sessionInvalid) {
      if (isReloading()) return new Promise(() => {})
      throw redirectDocument(location.pathname + location.search)
    }
    dropToken()
    explain(error)
    throw redirect(signInAt('/login', address))
  }
}

/** Said on the page that comes: the sign-in is a document of its own. */
function explain(error: unknown): void {
  const texts = error instanceof CallError ? error.messages : [error instanceof Error ? error.message : '']
  for (const text of texts) storeToast('error', text || sessionText.guardFailed)
  storeGuardFailure(error)
}
