import { renderToReadableStream, renderToString } from 'react-dom/server'
import type { ReactNode } from 'react'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { DocumentContext, documentInfo, IslandContext } from './lib/document.ts'
import { siteContext } from './site/context.ts'
import { drawingFile } from './site/drawings/drawing-file.tsx'

export { documentInfo, drawingFile, siteContext }

/** Renders a page. Nothing in it waits for data, so it is sent in one piece. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const info = context.get(documentInfo)
  const page = (
    <DocumentContext value={info}>
      <IslandContext value={renderIsland}>
        <ServerRouter context={routerContext} url={request.url} nonce={info.nonce} />
      </IslandContext>
    </DocumentContext>
  )
  const stream = await renderToReadableStream(page, { nonce: info.nonce, signal: request.signal })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}

/** The browser hydrates with the same prefix, so that the ids are the same. */
const renderIsland = (name: string, island: ReactNode): string =>
  renderToString(island, { identifierPrefix: name })
