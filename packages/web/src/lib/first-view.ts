import type { Call } from '@bdr/contract/kernel/call'
import { createContext } from 'react'

/** What a call answered while the server drew the page. */
export type FirstAnswer = readonly [call: string, input: unknown, data: unknown]

/** The page as the server drew it; see `first-view.tsx`. */
export interface DrawnView {
  /** what is visible of the page: nothing in it can be used yet */
  readonly html: string
  readonly answers: readonly FirstAnswer[]
}

/** The same in the form that the document carries. */
export interface FirstView extends DrawnView {
  /** whether it was drawn with the layout of phones */
  readonly isPhone: boolean
  /** the last characters of the session's token that it was drawn for */
  readonly token: string
  /** when it was drawn, in the format of an answer's `Date` header */
  readonly date: string
}

/** How many characters at the end of a token are enough to distinguish it from another. */
export const tokenEnd = (token: string): string => token.slice(-6)

/** What a component may need to know while the server draws it. */
export interface Drawing {
  /** Reads the answer of a call, once for each input; drawing waits for it. */
  read(call: Call, input: unknown): Promise<unknown>
  /** Declares that the scripts will show something else: then nothing is drawn on the server. */
  abandon(): never
  readonly isSidebarOpen: boolean
  readonly isPhone: boolean
}

/** Null in the browser. */
export const DrawingContext = createContext<Drawing | null>(null)

/** The drawing whose loader runs right now; null between two of them, undefined where nothing is drawn. */
let drawingAhead: Drawing | null | undefined

/** Runs a page's loader while the server draws: what it prefetches is read before the page asks for it. */
export function runLoader(drawing: Drawing, loader: () => unknown): void {
  drawingAhead = drawing
  try {
    // where a loader leads to or what it failed at is the browser's to find out: it runs it again
    void (async () => loader())().catch(() => {})
  } finally {
    drawingAhead = null
  }
}

/**
 * Reads a call's answer for the page that is being drawn; whoever uses the answer has its failure.
 * @returns false where nothing is drawn
 */
export function readAhead(call: Call, input: unknown): boolean {
  drawingAhead?.read(call, input).catch(() => {})
  return drawingAhead !== undefined
}
