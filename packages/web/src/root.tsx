import { pageAt } from '@bdr/contract/navigation'
import { documentTitle } from '@bdr/text/entities'
import { use, type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useLocation,
  useMatches,
  useRouteError,
  type MetaFunction,
} from 'react-router'
import { DocumentContext } from './lib/document.ts'
import {
  ConsoleScripts,
  ConsoleStyles,
  EarlyScript,
  FirstAnswers,
  IslandScripts,
  MissingScripts,
} from './document-scripts.tsx'
import { Fault } from './ui/fault.tsx'
import './ui/tokens.css'

export const meta: MetaFunction = ({ location }) => [{ title: documentTitle(location) }]

/**
 * What a page declares about its document, which no script hydrates as a whole: its interactive parts are
 * islands.
 */
export interface PageHandle {
  /** the scripts of its islands, if it has any */
  islands?: readonly string[]
  /** whether the back office's scripts draw the page */
  isConsole?: boolean
}

export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined)
  const isConsole = handles.some((handle) => handle?.isConsole)
  const page = pageAt(useLocation().pathname)
  const { product, nonce } = use(DocumentContext)!
  return (
    <html lang="zh-CN" data-product={product}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {(isConsole || page?.unlisted) && <meta name="robots" content="noindex" />}
        {/* react-aria reads here the nonce for the styles it sets itself */}
        {isConsole && <meta property="csp-nonce" nonce={nonce} />}
        {/* search engines and chat programs accept only files here */}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        {isConsole && (
          <>
            <MissingScripts />
            <EarlyScript />
          </>
        )}
        <Meta />
        {isConsole ? <ConsoleStyles /> : <Links nonce={nonce} />}
        {isConsole && <ConsoleScripts />}
      </head>
      <body>
        {children}
        {isConsole && <FirstAnswers />}
        <IslandScripts names={handles.flatMap((handle) => handle?.islands ?? [])} />
      </body>
    </html>
  )
}

export default Outlet

export function ErrorBoundary() {
  const error = useRouteError()
  return <Fault error={isRouteErrorResponse(error) ? new Error(error.statusText) : error} />
}
