import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router'
import { DocumentContext, documentInfo } from './document.ts'

export { documentInfo }

/** Renders a page. Nothing in it waits for data, so it goes out in one piece. */
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
      <ServerRouter context={routerContext} url={request.url} nonce={info.nonce} />
    </DocumentContext>
  )
  const stream = await renderToReadableStream(page, { nonce: info.nonce, signal: request.signal })
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(stream, { status, headers })
}
