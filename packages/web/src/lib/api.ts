import type { Call, InputOf } from '@bdr/contract/kernel/call'
import { createClient } from './client.ts'
import { saveFile } from './save-file.ts'
import { noteSessionEnded } from './session-ended.ts'
import { dropToken, holdsSession, ownToken, readToken } from './token.ts'
import { describeViewerPost } from './viewer-post.ts'

/** Leaves the page for another session that has replaced its own. */
let leaveForOther = (): void => location.reload()

/** The back office says more than the website, whose pages are the same for everybody. */
export const whenReplaced = (leave: () => void): void => {
  leaveForOther = leave
}

let reloading = false

/** Whether the page is already being left because its session is over. */
export const isReloading = (): boolean => reloading

/** Requests that the document started while its scripts loaded, by path. Each answer is used once. */
declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response>>
  }
}

function takeEarlyAnswer(path: string): Promise<Response> | null {
  const answer = window.earlyAnswers?.[path] ?? null
  if (answer) delete window.earlyAnswers![path]
  return answer
}

/**
 * The gateway as this page uses it. When its session is over, the page is loaded again once, and the server's
 * guard then decides where it leads. Late answers to a token that the page has replaced are ignored.
 */
export const { request, requestDocument } = createClient({
  origin: '',
  product: () => document.documentElement.dataset.product ?? '',
  token: ownToken,
  holdsSession,
  onSessionInvalid(token) {
    if (reloading || token !== ownToken()) return
    reloading = true
    // whoever has signed in meanwhile gets their own page
    const isReplaced = !holdsSession() && readToken() !== null
    if (!isReplaced) noteSessionEnded()
    dropToken()
    if (isReplaced) leaveForOther()
    else location.reload()
  },
  onViewerPost: describeViewerPost,
  takeEarlyAnswer,
})

/** Fetches a document and saves it as a file in the browser. Throws as `request` does. */
export async function downloadDocument<C extends Call>(
  call: C,
  input: InputOf<C>,
  fileName: string,
): Promise<void> {
  saveFile((await requestDocument(call, input)).file, fileName)
}
