import { hash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Bus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import type { Env } from '../../platform/env.ts'
import { isStorable } from '../../platform/gateway/storable.ts'
import { rssFeed } from './feed.ts'
import { drawPicture } from './picture.ts'
import { pictureTextOf } from './picture-text.ts'
import { robots, speculationRules } from './robots.ts'
import { sitemap } from './sitemap.ts'

/** What the website has for programs: search engines, feed readers, whoever shows a shared link. */
export function serveSiteFiles(
  app: FastifyInstance,
  { database, bus, env }: { database: Database; bus: Bus; env: Env },
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

  app.get<{ Params: { kind: string; name: string } }>('/og/:kind/:name.png', async (request, reply) => {
    const { kind, name } = request.params
    const words = isStorable(name) ? await pictureTextOf(db, kind, name) : null
    // unknown names are without end: they are not cached
    if (words === null) return reply.callNotFound()
    const picture = await pictures(`${kind}/${name}`, () => drawPicture(words))
    return sendTagged(reply, request.headers['if-none-match'], 'image/png', picture)
  })
}

const hour = 3600

function sendTagged(
  reply: FastifyReply,
  known: string | undefined,
  mediaType: string,
  bytes: Buffer,
): FastifyReply {
  const etag = `"${hash('sha256', bytes, 'base64url').slice(0, 22)}"`
  reply.headers({ 'cache-control': `public, max-age=${hour}`, etag })
  return known?.includes(etag) ? reply.status(304).send() : reply.type(mediaType).send(bytes)
}

/** Makes each thing once, one after the other, and again after the website's content has changed. */
function cachedUntilChanged<Made>(bus: Bus, most: number) {
  const cached = new Map<string, Promise<Made>>()
  let last: Promise<unknown> = Promise.resolve()
  bus.subscribe('content-changed', () => cached.clear())
  bus.subscribe('bus-restored', () => cached.clear())
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = cached.get(key)
    if (known) return known
    // a picture takes a core for a tenth of a second: never two at a time
    const made = last.then(make, make)
    last = made.catch(() => {})
    if (cached.size >= most) cached.delete(cached.keys().next().value!)
    cached.set(key, made)
    made.catch(() => cached.delete(key))
    return made
  }
}
