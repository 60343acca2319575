import { createContext as createReactContext, type ReactNode } from 'react'
import { createContext as createRequestContext } from 'react-router'
import type { FirstView } from './first-view.ts'

/** What the server passes to the document it renders. */
export interface DocumentInfo {
  /**
   * allows the document's own scripts, see the Content-Security-Policy; undefined on a page without the
   * router
   */
  nonce: string
  /** the `{product}` part of the gateway's paths */
  product: string
  /** the scripts of each island, by its name: first its entry, then what that imports */
  islands: Readonly<Record<string, readonly string[]>>
  /** the files that the scripts of a back-office page are in; null for a page of the website */
  consoleFiles: ConsoleFiles | null
  /** a back-office page as it is drawn before its scripts have loaded; null where it is not drawn */
  firstView: FirstView | null
}

/** Addresses of the files that a back-office page loads first. */
export interface ConsoleFiles {
  /** the script that starts the back office */
  readonly entry: string
  /** the scripts that the page and its entry import */
  readonly modules: readonly string[]
  readonly styles: readonly string[]
}

/** The key under which the server passes it for one request; it finds this key in the build's entry. */
export const documentInfo = createRequestContext<DocumentInfo>()

/** Where the document's frame reads it. */
export const DocumentContext = createReactContext<DocumentInfo | null>(null)

/** Renders an island to HTML as a root of its own; only available on the server. */
export const IslandContext = createReactContext<((name: string, island: ReactNode) => string) | null>(null)
