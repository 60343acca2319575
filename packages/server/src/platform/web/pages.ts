import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Admission } from '../admission/admission.ts'
import type { Bus } from '../bus.ts'
import { pageAt } from '@bdr/contract/navigation'
import type { Site } from '@bdr/contract/site/data'
import { answerUnknownPath } from '../gateway/error-answer.ts'
import { isGatewayOrFile, rightPath, splitUrl } from './addresses.ts'
import { serveAssets } from './assets.ts'
import { compressPages } from './compress.ts'
import { answerFaults, faultPage } from './fault.ts'
import { firstViews, type FirstViews } from './first-view.ts'
import { styleInliner, type StyleInliner } from './inline-styles.ts'
import { decide, follow, tokenOf, type ViewerOf } from './page-guard.ts'
import { builtRenderer, type PageContext, type PageRenderer, type RenderedPage } from './render.ts'
import { consoleHeaders, newNonce, strictTransport } from './security-headers.ts'
import { sitePages, type SiteReader } from './site-pages.ts'

export interface WebPagesOptions {
  /** the web's build: `client/` with its files, and `server/index.js`, which renders */
  readonly buildDir: string
  readonly viewerOf: ViewerOf
  /** the data a public page can request for this reader */
  readonly siteFor: (reader: SiteReader) => Promise<Site>
  /** decides whether a form may be sent */
  readonly admission: Admission
  /** announces changes of the public pages' content */
  readonly bus: Bus
  /** the `{product}` of the gateway's paths */
  readonly productCode: string
  /** header in which a trusted proxy states the location of an address */
  readonly placeHeader?: string | null
  /** the object storage that browsers upload to; null if uploads go through the server */
  readonly uploadOrigin?: string | null
  /** renders from the current sources, with vite in this process */
  readonly dev?: boolean
}

/**
 * Serves the website and the back office: their files, and every other GET as a page. It must be registered last, after
 * all other routes. It returns the renderer of the website's drawings. What is neither a page nor a file gets the
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
    // in development pages are rendered from the current sources
    const draw = dev ? async () => null : firstViews(app, buildDir, options.productCode)
    const { inlineFirst } = styleInliner(buildDir)
    pages.get('/*', (request, reply) => answerPage(request, reply, options, { render, draw, inlineFirst }))
  })
  return render.drawing
}

/** Answers with a page of the back office, or with the page for an unknown address. */
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
  if (isGatewayOrFile(path, options.productCode, request.headers.accept)) {
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
  const context = { nonce, product: options.productCode }
  // a first view makes the page's calls, of which HEAD must make none
  if (token === null || request.method === 'HEAD' || pageAt(path)?.area !== 'console') {
    const page = await renderHtml(render, request, context)
    return reply.status(page.status).headers(page.headers).send(page.body)
  }
  const rest = (async () => {
    const firstView = await draw(request, token, nonce)
    const { body } = await renderHtml(render, request, { ...context, firstView })
    return firstView === null ? body : inlineFirst(body, nonce)
  })().catch((error: unknown) => {
    request.log.error({ err: error, reqId: request.id }, 'page failed')
    return faultPage(request.id, nonce)
  })
  return reply.type('text/html; charset=utf-8').send(Readable.from(inTwoParts(rest), { objectMode: false }))
}

const doctype = '<!DOCTYPE html>'

/**
 * A document whose first line is sent at once: a browser takes longer to prepare for a new page, which it begins with
 * the first bytes, than the server to draw it.
 */
async function* inTwoParts(document: Promise<string>): AsyncGenerator<string> {
  yield doctype
  yield (await document).replace(doctype, '')
}

async function renderHtml(
  render: PageRenderer,
  { url }: FastifyRequest,
  context: PageContext,
): Promise<RenderedPage> {
  const page = await render({ url }, context)
  const isHtml = page.headers['content-type']?.startsWith('text/html') ?? false
  if (page.status >= 500 && !isHtml) throw new Error(`rendering ${url} answered ${page.status}`)
  return page
}
