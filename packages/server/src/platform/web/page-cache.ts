import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

/** A page as it leaves: as it is and compressed, each with its headers. */
export interface KeptPage {
  readonly status: number
  readonly plain: Encoded
  readonly brotli: Encoded
}

export interface Encoded {
  readonly bytes: Buffer
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  /** the headers as node writes them: names and values in turn */
  readonly written: readonly string[]
  /** the same for a browser that has these bytes: none follow */
  readonly writtenToKnower: readonly string[]
}

/** A page that shows the day, or a deadline, is rendered again after this, in milliseconds. */
const freshFor = 60_000
const compress = promisify(brotliCompress)

/** Compresses a page once, for as long as it is kept. */
export async function keepable(
  status: number,
  headers: Readonly<Record<string, string>>,
  body: string,
): Promise<KeptPage> {
  const bytes = Buffer.from(body)
  const digest = hash('sha256', bytes, 'base64url').slice(0, 22)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const copy = (content: Buffer, etag: string, encoding: Readonly<Record<string, string>> = {}): Encoded => {
    const known = { ...headers, etag }
    const all = { ...known, ...encoding, 'content-length': String(content.length) }
    return {
      bytes: content,
      etag,
      headers: all,
      written: Object.entries(all).flat(),
      writtenToKnower: Object.entries(known).flat(),
    }
  }
  return {
    status,
    plain: copy(bytes, `"${digest}"`),
    // a strong tag is of these very bytes
    brotli: copy(await compress(bytes, { params }), `"${digest}-br"`, { 'content-encoding': 'br' }),
  }
}

export interface PageCache {
  /** The page kept under this address, else the one `render` makes; asked by many, made once. */
  read(key: string, render: () => Promise<KeptPage>): KeptPage | Promise<KeptPage>
  /** Something that pages show has changed. */
  clear(): void
}

interface Entry {
  readonly page: KeptPage
  renderedAt: number
}

/**
 * Rendered pages in memory, those asked for last at most `maxBytes` of them. An old one is answered
 * once more while it is rendered anew. Only pages that are there stay: unknown addresses are without end.
 */
export function pageCache(maxBytes: number, now: () => number = Date.now): PageCache {
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Promise<KeptPage>>()
  let bytes = 0
  /** grows with every change: what began to be rendered before one is not kept */
  let generation = 0

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= sizeOf(entry.page)
  }
  const keep = (key: string, page: KeptPage) => {
    drop(key)
    entries.set(key, { page, renderedAt: now() })
    bytes += sizeOf(page)
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  const renderOnce = (key: string, render: () => Promise<KeptPage>): Promise<KeptPage> => {
    const underWay = rendering.get(key)
    if (underWay) return underWay
    const began = generation
    const made = render()
      .then((page) => {
        if (began === generation && isKept(page)) keep(key, page)
        return page
      })
      .finally(() => {
        if (rendering.get(key) === made) rendering.delete(key)
      })
    rendering.set(key, made)
    return made
  }

  return {
    read(key, render) {
      const entry = entries.get(key)
      if (!entry) return renderOnce(key, render)
      entries.delete(key)
      entries.set(key, entry)
      if (now() - entry.renderedAt > freshFor) {
        entry.renderedAt = now()
        // a failure is the next visitor's to see, once the page is asked for without a copy to answer
        renderOnce(key, render).catch(() => drop(key))
      }
      return entry.page
    },
    clear() {
      generation += 1
      entries.clear()
      rendering.clear()
      bytes = 0
    },
  }
}

const sizeOf = (page: KeptPage) => page.plain.bytes.length + page.brotli.bytes.length

const isKept = (page: KeptPage) => page.status === 200
