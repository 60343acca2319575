import { createContext as createReactContext, type ReactNode } from 'react'
import { createContext as createRequestContext } from 'react-router'
import type { FirstView } from './first-view.ts'

/** What the server knows of the document it sends. */
export interface DocumentInfo {
  /** allows the document's own scripts, see the Content-Security-Policy; none on a page without the router */
  nonce: string
  /** the `{product}` of the gateway's paths */
  product: string
  /** the scripts of each island, by its name: its entry first, then what that imports */
  islands: Readonly<Record<string, readonly string[]>>
  /** a page of the back office as it is before its scripts are there; null where it is not drawn */
  firstView: FirstView | null
}

/** Where the server puts it for one request; it finds this key in the build's entry. */
export const documentInfo = createRequestContext<DocumentInfo>()

/** Where the page's frame reads it. In the browser the document itself holds it. */
export const DocumentContext = createReactContext<DocumentInfo | null>(null)

/** Renders an island to HTML as a root of its own; only the server has it. */
export const IslandContext = createReactContext<((name: string, island: ReactNode) => string) | null>(null)

/** Writes what a page's document does before its scripts are there; only the server has it. */
export const EarlyScriptContext = createReactContext<((info: DocumentInfo) => string) | null>(null)
