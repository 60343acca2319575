import type { Call } from '@bdr/contract/kernel/call'
import { pageAt } from '@bdr/contract/navigation'
import { readUserInfo } from '@bdr/contract/session/calls'
import type { UserInfo } from '@bdr/contract/session/replies'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import consolePages from 'virtual:console-pages'
import { Frame } from './console/shell/shell.tsx'
import { withoutStyleAttributes } from './first-view-styles.ts'
import { findCookie } from './lib/cookies.ts'
import { sidebarCookie } from './lib/first-paint.ts'
import {
  DrawingContext,
  runLoader,
  type Drawing,
  type DrawnView,
  type FirstAnswer,
} from './lib/first-view.ts'

export { tokenEnd } from './lib/first-view.ts'
import { outgoing, type Outgoing } from './lib/outgoing.ts'
import { ViewerContext, viewerOf } from './lib/session.ts'

/** A page load of the back office. */
export interface FirstViewRequest {
  /** path and query */
  readonly url: string
  readonly product: string
  /** the request's header */
  readonly cookies: string
  readonly isPhone: boolean
  /** allows the styles of the drawing, see the Content-Security-Policy */
  readonly nonce: string
  /**
   * Calls the gateway as the person who loads the page. @returns the answer's data; undefined when it refused
   */
  ask(request: Outgoing): Promise<unknown>
  /** aborts the drawing */
  readonly signal: AbortSignal
}

/** Thrown by a page that will show something else once its scripts have loaded. */
class Abandoned extends Error {}

/**
 * Draws a page of the back office on the server, for the time until its scripts have loaded: with the same
 * components, and with the answers of the calls they make. Nothing in it can be used.
 * @returns null where there is nothing to draw
 * @throws what the page throws, or the signal's reason
 */
export async function drawFirstView(request: FirstViewRequest): Promise<DrawnView | null> {
  const { url, product, ask, isPhone } = request
  const { pathname, search } = addressOf(url)
  const page = pageAt(pathname, search)
  const load = page && consolePages[page.module]
  if (!load) return null
  const answers: FirstAnswer[] = []
  const client = new QueryClient()
  const answer = async (call: Call, input: unknown): Promise<unknown> => {
    const data = await ask(outgoing(call, input as never, product))
    if (data === undefined) return
    answers.push([call.name, input, data])
    client.setQueryData([call.name, input], data)
    return data
  }
  const readings = new Map<string, Promise<unknown>>()
  const drawing: Drawing = {
    isPhone,
    isSidebarOpen: findCookie(request.cookies, sidebarCookie) !== '0',
    abandon() {
      throw new Abandoned()
    },
    read(call, input) {
      const asked = JSON.stringify([call.name, input])
      const reading = readings.get(asked) ?? answer(call, input)
      readings.set(asked, reading)
      return reading
    },
  }
  const loadPage = async () => {
    const { default: Page, clientLoader } = await load()
    if (clientLoader) runLoader(drawing, () => clientLoader({ request: new Request(addressOf(url)) }))
    return Page
  }
  const [Page, user] = await Promise.all([loadPage(), answer(readUserInfo, {})])
  if (user === undefined) return null
  const viewer = viewerOf(user as UserInfo)
  const Drawn = () => (
    <DrawingContext value={drawing}>
      <ViewerContext value={viewer}>
        <QueryClientProvider client={client}>
          <Frame>
            <Page />
          </Frame>
        </QueryClientProvider>
      </ViewerContext>
    </DrawingContext>
  )
  const html = await htmlOf(Drawn, request)
  return html === null ? null : { html, answers }
}

async function htmlOf(
  Drawn: ComponentType,
  { url, nonce, signal }: FirstViewRequest,
): Promise<string | null> {
  const failures: (Error & { isLeft?: boolean })[] = []
  const { prelude } = await prerender(
    <StaticRouter location={url}>
      <Drawn />
    </StaticRouter>,
    // in one piece: a part that is sent later would need a script to put it in place
    {
      signal,
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError: (error) => void failures.push(error as Error),
    },
  )
  const html = await new Response(prelude).text()
  if (failures.some((failure) => failure instanceof Abandoned)) return null
  const failure = failures.find(({ isLeft }) => !isLeft)
  if (failure !== undefined) throw failure
  return withoutStyleAttributes(html, nonce)
}

const addressOf = (url: string) => new URL(url, 'http://page.invalid')
