import type { Call } from '@bdr/contract/kernel/call'
import { createContext } from 'react'

/** What a call answered while the server drew the page. */
export type FirstAnswer = readonly [call: string, input: unknown, data: unknown]

/** The page as the server drew it; see `first-view.tsx`. */
export interface DrawnView {
  /** what is seen of it: nothing in it can be used */
  readonly html: string
  readonly answers: readonly FirstAnswer[]
}

/** The same as the document carries it. */
export interface FirstView extends DrawnView {
  /** drawn as phones show it */
  readonly isPhone: boolean
  /** the end of the session's token that it was drawn for */
  readonly token: string
  /** when, as an answer's `Date` says it */
  readonly date: string
}

/** Letters at the end of a token that tell it from another. */
export const tokenEnd = (token: string): string => token.slice(-6)

/** What a component may need to know while the server draws. */
export interface Drawing {
  /** Reads what a call answers, once for each input; the drawing waits for it. */
  read(call: Call, input: unknown): Promise<unknown>
  /** Says that the scripts will show something else: nothing is drawn. */
  abandon(): never
  readonly isSidebarOpen: boolean
  readonly isPhone: boolean
}

/** Null in the browser. */
export const DrawingContext = createContext<Drawing | null>(null)
