import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '@bdr/contract/guard'
import { pageByKey } from '@bdr/contract/navigation'
import { answerUnknownPath } from '../gateway/error-answer.ts'
import { serveAssets } from './assets.ts'
import { compressPages } from './compress.ts'
import { answerFaults } from './fault.ts'
import { decide, signOut, tokenOf } from './page-guard.ts'
import { builtRenderer, type PageRenderer, type RenderedPage } from './render.ts'
import { newNonce, securePage } from './security-headers.ts'

export interface WebPagesOptions {
  /** the web's build: `client/` with its files, `server/index.js` that renders */
  buildDir: string
  /** who holds a session's token */
  visitorOf(token: string): Promise<Visitor>
  /** the `{product}` of the gateway's paths */
  productCode: string
  /** renders from the sources as they are now, with vite in this process */
  dev?: boolean
}

/**
 * Serves the website and the back office: their files, and every other GET as a page. Register it
 * last, everything before it has its own routes. What is neither a page nor a file gets the
 * gateway's answer for an unknown path.
 */
export async function webPages(app: FastifyInstance, options: WebPagesOptions): Promise<void> {
  app.setNotFoundHandler(answerUnknownPath)
  const renderer = options.dev
    ? await (await import('./dev-server.ts')).devRenderer(app, options.buildDir)
    : await builtRenderer(options.buildDir)
  if (!options.dev) await serveAssets(app, options.buildDir)

  await app.register(async (pages) => {
    answerFaults(pages)
    await compressPages(pages)
    pages.get('/*', { config: { rateLimit: false } }, (request, reply) =>
      answerPage(request, reply, options, renderer),
    )
  })
}

const notFoundPath = pageByKey('notFound').path

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  options: WebPagesOptions,
  render: PageRenderer,
): Promise<FastifyReply> {
  const [path, search] = splitUrl(request.url)
  if (isElsewhere(path, options.productCode)) {
    reply.callNotFound()
    return reply
  }
  if (isSlashed(path)) return reply.redirect(path.replace(/\/+$/, '') + search, 301)

  const decision = await decide(path, tokenOf(request.headers.cookie), options.visitorOf)
  reply.header('cache-control', 'no-store')
  if (decision.kind === 'sign-out') signOut(reply, request.protocol === 'https')
  if (decision.kind !== 'pass') return reply.redirect(decision.to, 302)

  const nonce = newNonce()
  securePage(reply, { path, nonce, secure: request.protocol === 'https', dev: options.dev === true })
  const page = await render(request, { nonce, product: options.productCode })
  if (page.status >= 500 && !isHtml(page)) throw new Error(`rendering ${path} answered ${page.status}`)
  return reply
    .status(path === notFoundPath ? 404 : page.status)
    .headers(page.headers)
    .send(page.body)
}

const isHtml = (page: RenderedPage) => page.headers['content-type']?.startsWith('text/html') ?? false

function splitUrl(url: string): [path: string, search: string] {
  const mark = url.indexOf('?')
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark)]
}

/** `/login/` is `/login`; `//host/` is left alone, it would lead to another host. */
const isSlashed = (path: string) => /^\/[^/\\].*\/$/.test(path)

/** Paths of the gateway and of files: an unknown one is no page, and nobody should be sent to one. */
function isElsewhere(path: string, productCode: string): boolean {
  const [first = ''] = path.slice(1).split('/')
  return (
    first.startsWith(`${productCode}-`) ||
    first.startsWith(`${productCode}_`) ||
    first === 'assets' ||
    /\.\w+$/.test(path)
  )
}
