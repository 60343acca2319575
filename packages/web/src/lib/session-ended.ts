import { sessionEndedCookie, sessionEndedSeconds } from '@bdr/contract/session/model'
import { sessionText } from '@bdr/text/client'
import { dropCookie, readCookie, writeCookie } from './cookies.ts'
import { showStoredToasts, showToast } from './toasts.ts'

/** For the next page, and for the server on the way to it: this session is over. */
export const noteSessionEnded = (): void =>
  writeCookie(sessionEndedCookie, '1', new Date(Date.now() + sessionEndedSeconds * 1000))

/** Says at the sign-in, once, why the person was sent there. */
export function showWhyEnded(): void {
  showStoredToasts()
  if (readCookie(sessionEndedCookie) === null) return
  dropCookie(sessionEndedCookie)
  showToast('error', sessionText.ended)
}
