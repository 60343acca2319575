import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { can } from '@bdr/contract/access'
import type { Cost } from '@bdr/contract/kernel/cost'
import type { Page } from '@bdr/contract/kernel/navigation'
import { guard } from '@bdr/contract/guard'
import { pageByKey, pages } from '@bdr/contract/navigation'
import type { Site } from '@bdr/contract/site/data'
import type { Admission } from '../admission/admission.ts'
import { strangerAt } from '../admission/asker.ts'
import type { Bus } from '../bus.ts'
import type { Caller } from '../gateway/bind.ts'
import { admit } from '../gateway/admit.ts'
import { callerOf } from '../gateway/caller.ts'
import type { Viewer } from '../viewer.ts'
import { splitUrl } from './addresses.ts'
import { styleInliner } from './inline-styles.ts'
import { cacheable, type CachedPage } from './cached-page.ts'
import { pageCache } from './page-cache.ts'
import { decide, follow, tokenOf, type ViewerOf } from './page-guard.ts'
import type { PageRenderer, PageRequest } from './render.ts'
import { newNonce, siteDevelopmentHeaders, siteHeaders } from './security-headers.ts'
import { send, sendOwn } from './send-page.ts'
import { addressOf } from './site-address.ts'

/** The reader of a public page. */
export interface SiteReader {
  readonly viewer: Viewer | null
  /** shows unpublished content */
  readonly preview: boolean
  readonly caller: Caller
}

export interface SitePagesOptions {
  /** the object storage that browsers upload to */
  readonly uploadOrigin?: string | null
  readonly render: PageRenderer
  readonly buildDir: string
  readonly productCode: string
  readonly viewerOf: ViewerOf
  readonly siteFor: (reader: SiteReader) => Promise<Site>
  /** decides whether a form may be sent */
  readonly admission: Admission
  readonly bus: Bus
  /** header in which a trusted proxy states the location of an address */
  readonly placeHeader?: string | null
  readonly dev: boolean
}

/** Size of all cached pages; a few hundred articles take a tenth of it. */
const cacheBytes = 64 * 1024 * 1024
/** Size limit of an address and of a form without a file, both typed by a person. */
const formBytes = 64 * 1024
/**
 * Size limit of a form with a photograph. It exceeds the photograph's own limit, so that one that is too large is
 * reported at its field.
 */
const photoFormBytes = 25 * 1024 * 1024

const urlencoded = 'application/x-www-form-urlencoded'
const speculation = { 'speculation-rules': '"/speculation-rules.json"' } as const
const revalidated = { 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' } as const
const ownStatus: Readonly<Record<string, number>> = { [pageByKey('notFound').path]: 404 }

/**
 * The public pages. Visitors without a token get cached pages; signed-in people get pages of their own, because the
 * website's bar shows their unread messages.
 */
export function sitePages(app: FastifyInstance, options: SitePagesOptions): void {
  // creating a logger for each request costs as much as sending a page; faults contain the request's id
  app.setChildLoggerFactory((logger) => logger)
  const cache = pageCache(cacheBytes, (error) =>
    app.log.error({ err: error }, 'a page cannot be rendered again'),
  )
  options.bus.subscribe('content-changed', () => cache.clear())
  options.bus.subscribe('bus-restored', () => cache.clear())
  const inlined = options.dev
    ? async (body: string) => ({ body, styleHash: null, scriptHash: null })
    : styleInliner(options.buildDir).inline

  const from = (request: FastifyRequest) => callerOf(request, options.placeHeader ?? null)

  const renderFor = async (page: Page, request: PageRequest, reader: SiteReader): Promise<CachedPage> => {
    const nonce = options.dev ? newNonce() : ''
    const { site, failure } = noted(await options.siteFor(reader))
    const rendered = await options.render(request, { nonce, product: options.productCode, site })
    if (rendered.status >= 500)
      throw failure() ?? new Error(`rendering ${page.path} answered ${rendered.status}`)
    const { body, ...hashes } = await inlined(rendered.body)
    const headers = options.dev ? siteDevelopmentHeaders(nonce) : siteHeaders(hashes, options.uploadOrigin)
    const isThere = rendered.status === 200
    return cacheable(
      isThere ? (ownStatus[page.path] ?? 200) : rendered.status,
      { ...rendered.headers, ...headers, ...speculation, ...revalidated },
      body,
      isThere,
    )
  }

  const answerPublic = (page: Page, request: FastifyRequest, reply: FastifyReply) => {
    const { url } = addressOf(page, request.url)
    const render = () => renderFor(page, { url }, { viewer: null, preview: false, caller: from(request) })
    const cached = options.dev ? render() : cache.read(url, render)
    // most pages are cached and need no promise
    return cached instanceof Promise
      ? cached.then((made) => send(request, reply, made))
      : send(request, reply, cached)
  }

  const answerPerson = async (page: Page, request: FastifyRequest, reply: FastifyReply, token: string) => {
    const decision = await decide(page.path + splitUrl(request.url)[1], token, options.viewerOf)
    if (decision.kind !== 'pass') return follow(reply, decision, request.protocol === 'https')
    const { url, wantsPreview } = addressOf(page, request.url)
    // without the frame a page is the same for everybody, except for an operator's preview
    const viewer = page.framed || wantsPreview ? await options.viewerOf(token) : null
    if (!viewer) return answerPublic(page, request, reply)
    const preview = wantsPreview && can(viewer.post, 'content:manage')
    const reader = { viewer, preview, caller: from(request) }
    return sendOwn(request, reply, await renderFor(page, { url }, reader), 'no-store')
  }

  const answerForm = async (page: Page, request: FastifyRequest, reply: FastifyReply) => {
    const { url } = addressOf(page, request.url)
    const form = {
      mediaType: request.headers['content-type'] ?? urlencoded,
      body: (request.body ?? '') as string | Buffer<ArrayBuffer>,
    }
    const token = tokenOf(request.headers.cookie)
    const viewer = token === null ? null : await options.viewerOf(token)
    const answer = await renderFor(page, { url, form }, { viewer, preview: false, caller: from(request) })
    // cached by the browser, which would otherwise ask on going back whether to resend the form
    return sendOwn(request, reply, answer, 'no-cache')
  }

  /** A page with a form is drawn anew for each attempt. Who sends it is admitted before megabytes are read. */
  const takeForm = (site: FastifyInstance, page: Page, cost: Cost) => {
    const onRequest = (request: FastifyRequest, reply: FastifyReply) =>
      admit(request, reply, options.admission, { cost, asker: strangerAt(request.ip) })
    site.post(page.path, { onRequest }, (request, reply) => {
      const work = answerForm(page, request, reply)
      request.work = work
      return work
    })
  }

  app.addContentTypeParser(urlencoded, { parseAs: 'string', bodyLimit: formBytes }, (_request, body, done) =>
    done(null, body),
  )
  void app.register(async (photos) => {
    photos.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer', bodyLimit: photoFormBytes },
      (_request, body, done) => done(null, body),
    )
    for (const page of pages as readonly Page[]) if (page.takesPhoto) takeForm(photos, page, 'decodes')
  })
  for (const page of pages as readonly Page[]) {
    if (page.area !== 'site') continue
    app.get(page.path, (request, reply) => {
      const token = request.headers.cookie === undefined ? null : tokenOf(request.headers.cookie)
      if (token !== null) return answerPerson(page, request, reply, token)
      const decision = guard(request.url, { kind: 'anonymous' })
      return decision.kind === 'redirect'
        ? follow(reply, decision, request.protocol === 'https')
        : answerPublic(page, request, reply)
    })
    if (page.takesForm && !page.takesPhoto) takeForm(app, page, 'asks')
    refuseOtherMethods(app, page)
  }
}

/** Refuses other methods before the body is read. */
function refuseOtherMethods(app: FastifyInstance, { path, takesForm }: Page): void {
  const allow = takesForm ? 'GET, HEAD, POST' : 'GET, HEAD'
  app.route({
    method: ['PUT', 'PATCH', 'DELETE', 'OPTIONS', ...(takesForm ? [] : ['POST'])],
    url: path,
    onRequest: (_request, reply) => void reply.status(405).header('allow', allow).send(),
    handler: () => {},
  })
}

/** Wraps the site's data to record failures, because the renderer answers every failure with the same page. */
function noted(site: Site): { site: Site; failure: () => Error | null } {
  let failure: Error | null = null
  const note = (error: unknown): never => {
    failure ??= error instanceof Error ? error : new Error(String(error))
    throw error
  }
  const data = Object.fromEntries(
    Object.entries(site.data).map(([name, ask]: [string, (...asked: unknown[]) => unknown]) => [
      name,
      (...asked: unknown[]) => {
        const answer = ask(...asked)
        // what needs no database answers at once
        return answer instanceof Promise ? answer.catch(note) : answer
      },
    ]),
  ) as unknown as Site['data']
  return { site: { ...site, data }, failure: () => failure }
}
