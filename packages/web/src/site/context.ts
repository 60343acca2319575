import type { Site } from '@bdr/contract/site/data'
import { createContext, type RouterContextProvider } from 'react-router'

/** Where the server puts what public pages ask for; it finds this key in the build's entry. */
export const siteContext = createContext<Site>()

/** What a form that was sent came to, in words for the page's title: its loader runs after its action. */
export const formOutcome = createContext<string | null>(null)

export type SiteLoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }
