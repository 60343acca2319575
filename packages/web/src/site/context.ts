import type { Site } from '@bdr/contract/site/data'
import { createContext, type RouterContextProvider } from 'react-router'

/** The context key of the server's data for public pages; the server finds it in the build's entry. */
export const siteContext = createContext<Site>()

/** The result of a submitted form, in words for the page's title: the loader runs after the action. */
export const formOutcome = createContext<string | null>(null)

export type SiteLoaderArgs = { request: Request; context: Readonly<RouterContextProvider> }
