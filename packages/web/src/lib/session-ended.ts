import { sessionEndedCookie, sessionEndedSeconds } from '@bdr/contract/session/model'
import { sessionText } from '@bdr/text/client'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { showStoredToasts, showToast } from './toasts.ts'

/** Marks this session as over, for the next page and for the server that answers the request for it. */
export const noteSessionEnded = (): void =>
  writeCookie(sessionEndedCookie, '1', new Date(Date.now() + sessionEndedSeconds * 1000))

/** Shows once at the sign-in why the person was sent there. */
export function showWhyEnded(): void {
  showStoredToasts()
  if (readCookie(sessionEndedCookie) === null) return
  dropCookie(sessionEndedCookie)
  showToast('error', sessionText.ended)
}
