import { publicStatuses } from '@bdr/contract/content/meaning'
import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import type { Env } from '../../platform/env.ts'
import { isStorable } from '../../platform/storable.ts'
import { rssFeed } from './feed.ts'
import { icoIcon, pngIcon, svgIcon } from './icons.ts'
import { drawPicture, type PictureText } from './picture.ts'
import { robots, speculationRules } from './robots.ts'
import { sitemap } from './sitemap.ts'
import type { ArticleColumn, ContentKind, EntryCategory, Industry } from '@bdr/contract/content/kinds'
import type { Page } from '@bdr/contract/kernel/navigation'
import { pages, type PageKey } from '@bdr/contract/navigation'
import { brand } from '@bdr/text/brand'
import { pageTitles } from '@bdr/text/entities'
import { articleColumnTitles, entryCategoryTitles, industryTitles } from '@bdr/text/site-labels'
import { siteTitle } from '@bdr/text/site-layout'
import type { Executor } from '../../platform/db/executor.ts'
import { compressPages } from '../../platform/web/compress.ts'
import { drawingFor, isFigureName, leadsTo } from './drawing-for.ts'

/** A drawing of the website as an SVG, by name; null if there is none. */
export type DrawingOf = (name: string) => Promise<string | null>

/** The website's files for programs: search engines, feed readers, and services that preview a shared link. */
export function serveSiteFiles(
  app: FastifyInstance,
  { database, bus, env, drawingOf }: { database: Database; bus: Bus; env: Env; drawingOf: DrawingOf },
): void {
  const { publicUrl, productCode } = env
  const db = database.kysely
  const texts = cachedUntilChanged<string>(bus, 10)
  const pictures = cachedUntilChanged<Buffer>(bus, 200)

  const text = (path: string, mediaType: string, write: () => Promise<string> | string) =>
    app.get(path, async (request, reply) => {
      const body = await texts(path, async () => write())
      return sendTagged(reply, request.headers['if-none-match'], mediaType, Buffer.from(body))
    })
  text('/sitemap.xml', 'application/xml; charset=utf-8', () => sitemap(db, publicUrl))
  text('/rss.xml', 'application/rss+xml; charset=utf-8', () => rssFeed(db, publicUrl))
  text('/robots.txt', 'text/plain; charset=utf-8', () => robots(publicUrl, productCode))
  text('/speculation-rules.json', 'application/speculationrules+json', speculationRules)

  const icon = (path: string, mediaType: string, draw: () => Promise<Buffer> | Buffer) =>
    app.get(path, async (request, reply) =>
      sendTagged(
        reply,
        request.headers['if-none-match'],
        mediaType,
        await pictures(path, async () => draw()),
      ),
    )
  icon('/favicon.ico', 'image/x-icon', icoIcon)
  icon('/icon.svg', 'image/svg+xml', svgIcon)
  for (const size of [180, 192, 512]) icon(`/icon-${size}.png`, 'image/png', () => pngIcon(size))

  app.get<{ Params: { kind: string; name: string } }>('/og/:kind/:name.png', async (request, reply) => {
    const { kind, name } = request.params
    const words = isStorable(name) ? await pictureTextOf(db, kind, name) : null
    // unknown names are unlimited in number, so they are not cached
    if (words === null) return reply.callNotFound()
    const picture = await pictures(`${kind}/${name}`, async () =>
      drawPicture({ ...words, drawing: words.drawing && (await drawingOf(words.drawing)) }),
    )
    return sendTagged(reply, request.headers['if-none-match'], 'image/png', picture)
  })

  void app.register(async (drawings) => {
    await compressPages(drawings)
    drawings.get<{ Params: { name: string } }>('/drawings/:name.svg', async (request, reply) => {
      const svg = await drawingOf(request.params.name)
      if (svg === null) return reply.callNotFound()
      // opened on its own it is a document with a style
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      return sendTagged(reply, request.headers['if-none-match'], 'image/svg+xml', Buffer.from(svg), 7 * day)
    })
  })
}

const hour = 3600
const day = 24 * hour

function sendTagged(
  reply: FastifyReply,
  known: string | undefined,
  mediaType: string,
  bytes: Buffer,
  seconds = hour,
): FastifyReply {
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': `public, max-age=${seconds}`, etag })
  return known?.includes(etag) ? reply.status(304).send() : reply.type(mediaType).send(bytes)
}

/** Creates each value once, one after the other, and again after public content has changed. */
function cachedUntilChanged<Made>(bus: Bus, most: number) {
  const cached = new Map<string, Promise<Made>>()
  let last: Promise<unknown> = Promise.resolve()
  bus.subscribe('content-changed', () => cached.clear())
  bus.subscribe('bus-restored', () => cached.clear())
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = cached.get(key)
    if (known) return known
    // rendering a picture takes a core for a tenth of a second, so there are never two at a time
    const made = last.then(make, make)
    last = made.catch(() => {})
    if (cached.size >= most) cached.delete(cached.keys().next().value!)
    cached.set(key, made)
    made.catch(() => cached.delete(key))
    return made
  }
}

/** A picture's text, and the name of the drawing on it. */
interface PictureWords extends PictureText {
  readonly drawing: string | null
}

/** The text on a preview picture: a page's name, or the title of a public record; null for anything else. */
async function pictureTextOf(db: Executor, kind: string, name: string): Promise<PictureWords | null> {
  if (kind === 'page') return ofPage(name)
  if (kind !== 'article' && kind !== 'technique' && kind !== 'entry') return null
  const by = kind === 'entry' ? 'slug' : 'id'
  if (by === 'id' && !/^[1-9]\d{0,17}$/.test(name)) return null
  const row = await db
    .selectFrom('content')
    .select(['title', 'grouping', 'slug', 'industry', leadsTo])
    .where('kind', '=', kind)
    .where(by, '=', name)
    .where('status', 'in', publicStatuses)
    .executeTakeFirst()
  if (!row) return null
  const drawing =
    kind === 'article' ? drawingFor(row) : kind === 'entry' && !isFigureName(row.slug) ? null : row.slug
  return { heading: headings[kind](row.grouping), title: row.title, drawing }
}

function ofPage(key: string): PictureWords | null {
  const page = (pages as readonly Page[]).find((one) => one.key === key && one.area === 'site')
  if (!page) return null
  const title = key === 'home' ? siteTitle() : pageTitles[key as PageKey]
  return {
    heading: brand.name,
    title,
    isRed: key === 'visualManagement',
    drawing: pageDrawings[key as PageKey] ?? null,
  }
}

/** The drawing of each page. */
const pageDrawings: Readonly<Partial<Record<PageKey, string>>> = {
  home: 'boiler-line',
  thermalPower: 'boiler-line',
  waterPlants: 'water-works',
  solidWaste: 'incineration-line',
  techniqueList: 'condensate-pump-variable-speed',
  standardisation: 'gate-valve',
  encyclopedia: 'spherical-roller-bearing',
}

const headings: Readonly<Record<Exclude<ContentKind, 'company'>, (grouping: string) => string>> = {
  article: (column) => articleColumnTitles[column as ArticleColumn],
  technique: (industry) => `${pageTitles.techniqueList} · ${industryTitles[industry as Industry]}`,
  entry: (category) => `${pageTitles.encyclopedia} · ${entryCategoryTitles[category as EntryCategory]}`,
}
