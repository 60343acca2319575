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
  /** what the scripts of a page of the back office stand in; null for a page of the website */
  consoleFiles: ConsoleFiles | null
  /** a page of the back office as it is before its scripts are there; null where it is not drawn */
  firstView: FirstView | null
}

/** Addresses of what a page of the back office loads first. */
export interface ConsoleFiles {
  /** runs the back office */
  readonly entry: string
  /** what it and the page import */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

/** Where the server puts it for one request; it finds this key in the build's entry. */
export const documentInfo = createRequestContext<DocumentInfo>()

/** Where the document's frame reads it. */
export const DocumentContext = createReactContext<DocumentInfo | null>(null)

/** Renders an island to HTML as a root of its own; only the server has it. */
export const IslandContext = createReactContext<((name: string, island: ReactNode) => string) | null>(null)
