import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Bus } from '../bus.ts'
import type { Site } from '@bdr/contract/site/data'
import type { Caller } from '../gateway/bind.ts'
import { answerUnknownPath } from '../gateway/error-answer.ts'
import { isElsewhere, rightPath, splitUrl } from './addresses.ts'
import { serveAssets } from './assets.ts'
import { compressPages } from './compress.ts'
import { answerFaults } from './fault.ts'
import { firstViews, type FirstViews } from './first-view.ts'
import { styleInliner, type StyleInliner } from './inline-styles.ts'
import { decide, follow, tokenOf, type ViewerOf } from './page-guard.ts'
import { builtRenderer, type PageRenderer, type RenderedPage } from './render.ts'
import { consoleHeaders, newNonce, strictTransport } from './security-headers.ts'
import { sitePages, type SiteReader } from './site-pages.ts'

export interface WebPagesOptions {
  /** the web's build: `client/` with its files, `server/index.js` that renders */
  readonly buildDir: string
  readonly viewerOf: ViewerOf
  /** what a public page may ask while it is rendered for this reader */
  readonly siteFor: (reader: SiteReader) => Promise<Site>
  /** lets somebody nobody knows bring a photograph, or throws */
  readonly admitPhoto?: (caller: Caller) => Promise<void>
  /** says when what the public pages show has changed */
  readonly bus: Bus
  /** the `{product}` of the gateway's paths */
  readonly productCode: string
  /** in which header a trusted proxy says where an address is */
  readonly placeHeader?: string | null
  /** the object storage that browsers put files to; null: they go through the server */
  readonly uploadOrigin?: string | null
  /** renders from the sources as they are now, with vite in this process */
  readonly dev?: boolean
}

/**
 * Serves the website and the back office: their files, and every other GET as a page. Register it
 * last, everything before it has its own routes. It answers how the website's drawings are drawn. What is neither a page nor a file gets the
 * gateway's answer for an unknown path.
 */
export async function webPages(
  app: FastifyInstance,
  options: WebPagesOptions,
): Promise<PageRenderer['drawing']> {
  const { buildDir, dev = false } = options
  app.setNotFoundHandler(answerUnknownPath)
  const render = dev
    ? await (await import('./dev-server.ts')).devRenderer(app, buildDir)
    : await builtRenderer(buildDir)
  if (!dev) await serveAssets(app, buildDir)

  await app.register(async (site) => {
    answerFaults(site)
    sitePages(site, { ...options, dev, render })
  })
  await app.register(async (pages) => {
    answerFaults(pages)
    await compressPages(pages)
    // while developing, what is drawn are the sources as they are now
    const draw = dev ? async () => null : firstViews(app, buildDir, options.productCode)
    const { inlineFirst } = styleInliner(buildDir)
    pages.get('/*', (request, reply) => answerPage(request, reply, options, { render, draw, inlineFirst }))
  })
  return render.drawing
}

/** A page of the back office, or an address of none. */
async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: WebPagesOptions,
  {
    render,
    draw,
    inlineFirst,
  }: { render: PageRenderer; draw: FirstViews } & Pick<StyleInliner, 'inlineFirst'>,
): Promise<FastifyReply> {
  const [path, search] = splitUrl(request.url)
  if (isElsewhere(path, options.productCode, request.headers.accept)) {
    reply.callNotFound()
    return reply
  }
  const secure = request.protocol === 'https'
  if (secure) reply.headers(strictTransport)
  const right = rightPath(path)
  if (right !== null) return reply.redirect(right + search, 301)

  const token = tokenOf(request.headers.cookie)
  const decision = await decide(path + search, token, options.viewerOf)
  if (decision.kind !== 'pass') return follow(reply, decision, secure)

  const nonce = newNonce()
  reply
    .headers(consoleHeaders(nonce, options.dev === true, options.uploadOrigin))
    .header('cache-control', 'no-store')
  const firstView = token === null ? null : await draw(request, token, nonce)
  const page = await render({ url: request.url }, { nonce, product: options.productCode, firstView })
  if (page.status >= 500 && !isHtml(page)) throw new Error(`rendering ${path} answered ${page.status}`)
  const body = firstView === null ? page.body : await inlineFirst(page.body, nonce)
  return reply.status(page.status).headers(page.headers).send(body)
}

const isHtml = (page: RenderedPage) => page.headers['content-type']?.startsWith('text/html') ?? false
