import { codes } from '@bdr/contract/errors'
import { guard } from '@bdr/contract/guard'
import { readUserInfo } from '@bdr/contract/session/calls'
import { sessionText } from '@bdr/text/client'
import { redirect, redirectDocument, type ClientLoaderFunctionArgs } from 'react-router'
import { isReloading } from './api.ts'
import { CallError, TransportError } from './call-error.ts'
import { messagesToShow } from './report-error.ts'
import { loadViewer, type Viewer } from './session.ts'
import { keepToast } from './toasts.ts'
import { dropToken, readToken } from './token.ts'

/**
 * The browser's half of the page guard, for navigation; the server has asked the same table for
 * the page load. Sends away by throwing a redirect.
 */
export async function guardNavigation({ request }: Pick<ClientLoaderFunctionArgs, 'request'>): Promise<void> {
  const path = new URL(request.url).pathname
  const token = readToken()
  let decision = guard(path, { kind: token === null ? 'anonymous' : 'unverified' })
  if (decision.kind === 'verify') {
    const viewer = await requireViewer(token!)
    decision = guard(path, {
      kind: 'signed-in',
      post: viewer.post,
      passwordDue: viewer.user.mustChangePassword,
    })
  }
  if (decision.kind === 'redirect') throw redirect(decision.to)
}

/** The viewer of the token; without one the token is dropped, the reason shown, and /login follows. */
export async function requireViewer(token: string): Promise<Viewer> {
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
    throw redirect('/login')
  }
}

/** Said on the page that comes: the sign-in is a document of its own. */
function explain(error: unknown): void {
  if (error instanceof CallError || error instanceof TransportError)
    for (const text of messagesToShow(error, readUserInfo)) keepToast('error', text)
  else
    keepToast(
      'error',
      error instanceof Error && error.message !== '' ? error.message : sessionText.guardFailed,
    )
}
