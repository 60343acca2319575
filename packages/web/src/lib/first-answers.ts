import { tokenEnd, type FirstAnswer, type FirstView } from './first-view.ts'
import { noteServerTime } from './server-clock.ts'
import { ownToken } from './token.ts'

declare global {
  interface Window {
    firstView?: Omit<FirstView, 'html'>
  }
}

/** What the server read to draw this page; empty when it drew it for another session than this page's. */
export const firstAnswers: readonly FirstAnswer[] = answersHere()

function answersHere(): readonly FirstAnswer[] {
  const first = typeof window === 'undefined' ? undefined : window.firstView
  const token = ownToken()
  if (!first || token === null || tokenEnd(token) !== first.token) return []
  noteServerTime(first.date)
  return first.answers
}
