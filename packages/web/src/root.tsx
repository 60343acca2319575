import { pageAt } from '@bdr/contract/navigation'
import { defaultThemeColor } from '@bdr/contract/theme-color'
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

/** The sign of `ui/site/brand.tsx`, in the document: a file of its own would cost a request. */
const icon = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="${defaultThemeColor}"/><path d="M8 6.5h9.2a5.2 5.2 0 0 1 2.6 9.7 5.6 5.6 0 0 1-2.2 9.3H8zM8 16h10.4M4.5 6.5v19" fill="none" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/></svg>`,
)}`

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
        <link rel="icon" href={icon} type="image/svg+xml" />
        {isConsole && (
          <>
            <MissingScripts nonce={nonce} />
            <EarlyAnswers nonce={nonce} product={product} />
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
