import { pageAt } from '@bdr/contract/navigation'
import { documentTitle } from '@bdr/text/entities'
import { use, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  type MetaFunction,
} from 'react-router'
import { DocumentContext } from './lib/document.ts'
import { EarlyAnswers } from './early-answers.tsx'
import { IslandScripts } from './island-scripts.tsx'
import { guardNavigation } from './lib/guard.ts'
import { leaveForSite } from './lib/leave-for-site.ts'
import { randomId } from './lib/random-id.ts'
import { MissingScripts } from './missing-scripts.tsx'
import { Fault } from './ui/fault.tsx'
import './ui/tokens.css'

export const meta: MetaFunction = ({ location }) => [{ title: documentTitle(location.pathname) }]

/**
 * Every navigation in the browser asks the same guard the server asks for page loads. The router is
 * the back office's: a public page is another document.
 */
export const clientMiddleware = [guardNavigation, leaveForSite]

/** `static`: the page ships no router, only the scripts of its islands, if it has any. */
export interface PageHandle {
  static?: boolean
  islands?: readonly string[]
}

export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined)
  const isStatic = handles.some((handle) => handle?.static)
  const page = pageAt(useLocation().pathname)
  const isConsole = page?.area === 'console'
  const info = use(DocumentContext)
  const product = info?.product ?? document.documentElement.dataset.product ?? ''
  // a browser hides the nonce from scripts: there the attribute reads as empty
  const nonce = info?.nonce ?? ''
  return (
    <html lang="zh-CN" data-product={product}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {(isConsole || page?.unlisted) && <meta name="robots" content="noindex" />}
        {/* where react-aria finds what allows the styles it sets itself */}
        {!isStatic && <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />}
        {/* search engines and chat programs take files alone */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        {isConsole && (
          <>
            <MissingScripts nonce={nonce} />
            <EarlyAnswers nonce={nonce} />
          </>
        )}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        {info && <IslandScripts names={handles.flatMap((handle) => handle?.islands ?? [])} />}
        {!isStatic && (
          <>
            <ScrollRestoration getKey={randomId} />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default Outlet

export function ErrorBoundary() {
  const error = useRouteError()
  return <Fault error={isRouteErrorResponse(error) ? new Error(error.statusText) : error} />
}
