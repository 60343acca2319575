import type { Call, InputOf } from '@bdr/contract/kernel/call'
import { createClient } from './client.ts'
import { saveFile } from './save-file.ts'
import { noteSessionEnded } from './session-ended.ts'
import { dropToken, holdsSession, ownToken, readToken } from './token.ts'
import { describeViewerPost } from './viewer-post.ts'

let reloading = false

/** Whether the page is on its way out, because its session is over. */
export const isReloading = (): boolean => reloading

/** Requests the document started while its scripts loaded, by path; each answer is taken once. */
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
 * The gateway as this page sees it. When its session is over, the page is loaded again once: the
 * server's guard then knows where to go. Late answers to a token the page has replaced do nothing.
 */
export const { request, requestDocument } = createClient({
  origin: '',
  product: () => document.documentElement.dataset.product ?? '',
  token: ownToken,
  holdsSession,
  onSessionInvalid(token) {
    if (reloading || token !== ownToken()) return
    reloading = true
    // whoever has signed in meanwhile finds their own page
    if (holdsSession() || readToken() === null) noteSessionEnded()
    dropToken()
    location.reload()
  },
  onViewerPost: describeViewerPost,
  takeEarlyAnswer,
})

/** Fetches a document and hands it to the browser as a file. Throws as `request` does. */
export async function downloadDocument<C extends Call>(
  call: C,
  input: InputOf<C>,
  fileName: string,
): Promise<void> {
  saveFile((await requestDocument(call, input)).file, fileName)
}
