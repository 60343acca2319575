import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { can } from '@bdr/contract/access'
import { pageByKey, pages, type Page } from '@bdr/contract/navigation'
import type { Site } from '@bdr/contract/site/data'
import type { Bus } from '../bus.ts'
import type { Caller } from '../gateway/bind.ts'
import { callerOf } from '../gateway/caller.ts'
import type { Viewer } from '../viewer.ts'
import { styleInliner } from './inline-styles.ts'
import { keepable, pageCache, type KeptPage } from './page-cache.ts'
import { decide, follow, tokenOf, type ViewerOf } from './page-guard.ts'
import type { PageRenderer, PageRequest } from './render.ts'
import { newNonce, siteDevelopmentHeaders, siteHeaders, strictTransport } from './security-headers.ts'
import { addressOf } from './site-address.ts'

/** Who reads a public page. */
export interface SiteReader {
  readonly viewer: Viewer | null
  /** shows what is not public yet */
  readonly preview: boolean
  readonly caller: Caller
}

export interface SitePagesOptions {
  /** the object storage that browsers put files to */
  readonly uploadOrigin?: string | null
  readonly render: PageRenderer
  readonly buildDir: string
  readonly productCode: string
  readonly viewerOf: ViewerOf
  readonly siteFor: (reader: SiteReader) => Promise<Site>
  readonly bus: Bus
  /** in which header a trusted proxy says where an address is */
  readonly placeHeader?: string | null
  readonly dev: boolean
}

/** All rendered pages together; a few hundred articles are a tenth of it. */
const cacheBytes = 64 * 1024 * 1024
/** Longest address and largest form; both are a person's typing. */
const formBytes = 64 * 1024

const speculation = { 'speculation-rules': '"/speculation-rules.json"' } as const
const revalidated = { 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' } as const
const ownStatus: Readonly<Record<string, number>> = { [pageByKey('notFound').path]: 404 }

/**
 * The public pages. A visitor without a token is answered from memory; somebody signed in gets a page
 * of their own, because the website's bar names their unread messages.
 */
export function sitePages(app: FastifyInstance, options: SitePagesOptions): void {
  // a logger of its own for each request costs as much as sending a page; faults name the request
  app.setChildLoggerFactory((logger) => logger)
  const cache = pageCache(cacheBytes)
  options.bus.subscribe('content-changed', () => cache.clear())
  options.bus.subscribe('bus-restored', () => cache.clear())
  const inlined = options.dev
    ? async (body: string) => ({ body, styleHash: null, scriptHash: null })
    : styleInliner(options.buildDir)

  const from = (request: FastifyRequest) => callerOf(request, options.placeHeader ?? null)

  const renderFor = async (page: Page, request: PageRequest, reader: SiteReader): Promise<KeptPage> => {
    const nonce = options.dev ? newNonce() : ''
    const site = await options.siteFor(reader)
    const rendered = await options.render(request, { nonce, product: options.productCode, site })
    if (rendered.status >= 500) throw new Error(`rendering ${page.path} answered ${rendered.status}`)
    const { body, ...hashes } = await inlined(rendered.body)
    const headers = options.dev ? siteDevelopmentHeaders(nonce) : siteHeaders(hashes, options.uploadOrigin)
    return keepable(
      rendered.status === 200 ? (ownStatus[page.path] ?? 200) : rendered.status,
      { ...rendered.headers, ...headers, ...speculation, ...revalidated },
      body,
    )
  }

  const answerPublic = (page: Page, request: FastifyRequest, reply: FastifyReply) => {
    const { url } = addressOf(page, request.url)
    const render = () => renderFor(page, { url }, { viewer: null, preview: false, caller: from(request) })
    const kept = options.dev ? render() : cache.read(url, render)
    // most are there, and need no promise
    return kept instanceof Promise
      ? kept.then((made) => send(request, reply, made))
      : send(request, reply, kept)
  }

  const answerPerson = async (page: Page, request: FastifyRequest, reply: FastifyReply, token: string) => {
    const decision = await decide(page.path, token, options.viewerOf)
    if (decision.kind !== 'pass') return follow(reply, decision, request.protocol === 'https')
    const { url, wantsPreview } = addressOf(page, request.url)
    // without the frame a page is the same for everybody, but for an operator's preview
    const viewer = page.framed || wantsPreview ? await options.viewerOf(token) : null
    if (!viewer) return answerPublic(page, request, reply)
    const preview = wantsPreview && can(viewer.post, 'content:manage')
    return sendOwn(request, reply, await renderFor(page, { url }, { viewer, preview, caller: from(request) }))
  }

  const answerForm = async (page: Page, request: FastifyRequest, reply: FastifyReply) => {
    const { url } = addressOf(page, request.url)
    const form = typeof request.body === 'string' ? request.body : ''
    const reader = { viewer: null, preview: false, caller: from(request) }
    const answer = await renderFor(page, { url, form }, reader)
    return sendOwn(request, reply, answer)
  }

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_request, body, done) => done(null, body),
  )
  for (const page of pages as readonly Page[]) {
    if (page.area !== 'site') continue
    app.get(page.path, (request, reply) => {
      const token = request.headers.cookie === undefined ? null : tokenOf(request.headers.cookie)
      return token === null ? answerPublic(page, request, reply) : answerPerson(page, request, reply, token)
    })
    if (page.takesForm) app.post(page.path, (request, reply) => answerForm(page, request, reply))
  }
}

/**
 * A page that everybody may have, in the copy this browser reads, unless it has it already. Its headers
 * were made with it: the framework would put them together for every answer, which costs more than all
 * the rest. So what the framework adds to answers is added here.
 */
function send(request: FastifyRequest, reply: FastifyReply, page: KeptPage): void {
  const copy = copyFor(request, page)
  const isKnown = request.headers['if-none-match']?.includes(copy.etag) ?? false
  const headers = [...(isKnown ? copy.writtenToKnower : copy.written), 'x-request-id', request.id]
  if (request.protocol === 'https') headers.push(...strictTransportWritten)
  reply.hijack()
  reply.raw.writeHead(isKnown ? 304 : page.status, headers)
  reply.raw.end(isKnown ? undefined : copy.bytes)
}

const strictTransportWritten = Object.entries(strictTransport).flat()

/** A page for this person alone. */
function sendOwn(request: FastifyRequest, reply: FastifyReply, page: KeptPage): FastifyReply {
  const copy = copyFor(request, page)
  reply.headers(copy.headers).header('cache-control', 'private, no-store')
  // to them the home page is the back office, which nobody should start unasked
  reply.removeHeader('etag').removeHeader('speculation-rules')
  if (request.protocol === 'https') reply.headers(strictTransport)
  return reply.status(page.status).send(copy.bytes)
}

const copyFor = (request: FastifyRequest, page: KeptPage) =>
  /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? page.brotli : page.plain
