import { access } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { codes } from '@bdr/contract/errors'

/** A page of the back office rendered before its scripts load, with the data read for it. */
export interface FirstView {
  readonly html: string
  readonly answers: readonly unknown[]
  readonly isPhone: boolean
  /** the last characters of the session's token */
  readonly token: string
  readonly date: string
}

/** A request that a call makes to the gateway; some reads have their input in a body. */
interface Asked {
  readonly path: string
  readonly init: {
    readonly method: string
    readonly headers?: Record<string, string>
    readonly body?: string
  }
}

/** The export of the web's build for this. */
interface Drawer {
  drawFirstView(request: {
    url: string
    product: string
    cookies: string
    isPhone: boolean
    nonce: string
    ask(request: Asked): Promise<unknown>
    signal: AbortSignal
  }): Promise<Pick<FirstView, 'html' | 'answers'> | null>
  /** The characters that distinguish a session's token from others. */
  tokenEnd(token: string): string
}

/** Milliseconds that a document waits for its first view; after that the page is sent without it. */
const patience = 250

/** Renders the first view of a page load; null if it was not ready in time. */
export type FirstViews = (request: FastifyRequest, token: string, nonce: string) => Promise<FirstView | null>

/**
 * Renders pages of the back office with the answers of the calls they make, which this application handles itself with
 * the person's session. The renderer loads with the first such page, which is sent without a first view.
 */
export function firstViews(app: FastifyInstance, buildDir: string, product: string): FirstViews {
  const file = path.join(buildDir, 'server', 'first-view', 'first-view.js')
  let loading: Promise<void> | null = null
  let drawer: Drawer | null = null
  const load = async () => {
    await access(file)
    drawer = (await import(pathToFileURL(file).href)) as Drawer
  }

  return async (request, token, nonce) => {
    loading ??= load().catch((error: unknown) => {
      app.log.error({ err: error }, 'first views cannot be rendered')
    })
    if (drawer === null) return null
    const ask = async ({ path: url, init }: Asked): Promise<unknown> => {
      const { body } = await app.inject({
        url,
        method: init.method as 'GET',
        headers: { ...init.headers, authorization: `Bearer ${token}` },
        ...(init.body !== undefined && { payload: init.body }),
        remoteAddress: request.ip,
      })
      const envelope = JSON.parse(body) as { code: string; data?: unknown; result?: unknown }
      return envelope.code === codes.success ? (envelope.data ?? envelope.result) : undefined
    }
    const { headers, url } = request
    const signal = AbortSignal.timeout(patience)
    try {
      const drawing = drawer.drawFirstView({
        url,
        product,
        nonce,
        signal,
        ask,
        cookies: headers.cookie ?? '',
        isPhone: isPhone(headers),
      })
      // a hanging call does not react to the signal
      const drawn = await Promise.race([drawing, aborted(signal)])
      return (
        drawn && {
          ...drawn,
          isPhone: isPhone(headers),
          token: drawer.tokenEnd(token),
          date: new Date().toUTCString(),
        }
      )
    } catch (error) {
      if (!signal.aborted) app.log.error({ err: error, url }, 'a first view cannot be rendered')
      return null
    }
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

const isPhone = (headers: FastifyRequest['headers']): boolean =>
  headers['sec-ch-ua-mobile'] === '?1' || /\bMobile\b/.test(headers['user-agent'] ?? '')
