import { createContext as createReactContext } from 'react'
import { createContext as createRequestContext } from 'react-router'

/** What the server knows of the document it sends. */
export interface DocumentInfo {
  /** allows the document's own scripts, see the Content-Security-Policy */
  nonce: string
  /** the `{product}` of the gateway's paths */
  product: string
}

/** Where the server puts it for one request; it finds this key in the build's entry. */
export const documentInfo = createRequestContext<DocumentInfo>()

/** Where the page's frame reads it. In the browser the document itself holds it. */
export const DocumentContext = createReactContext<DocumentInfo | null>(null)
