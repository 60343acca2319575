import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { cacheable, type CachedPage } from './cached-page.ts'
import { pageCache } from './page-cache.ts'

const page = (body: string, status = 200) => cacheable(status, {}, body)
const failing = (error: unknown) => {
  throw error
}
const textOf = (cached: CachedPage) => cached.plain.bytes.toString()

describe('a cached page', () => {
  it('has a copy for each compression that browsers and crawlers accept, with its own ETag', async () => {
    const cached = await page('<p>一件物料一个编码</p>')
    expect(brotliDecompressSync(cached.brotli.bytes).toString()).toBe(textOf(cached))
    expect(gunzipSync(cached.gzip.bytes).toString()).toBe(textOf(cached))
    expect(new Set([cached.plain, cached.brotli, cached.gzip].map(({ etag }) => etag)).size).toBe(3)
    expect(cached.plain.etag).toMatch(/^"[\w-]{22}"$/)
    expect((await page('<p>另一页</p>')).plain.etag).not.toBe(cached.plain.etag)
  })
})

describe('the page cache', () => {
  it('renders once for all requests at the same time', async () => {
    const cache = pageCache(1_000_000, failing)
    let renders = 0
    const render = () => {
      renders += 1
      return page('one')
    }
    await Promise.all([cache.read('/a', render), cache.read('/a', render), cache.read('/a', render)])
    await cache.read('/a', render)
    expect(renders).toBe(1)
  })

  it('discards everything at once, including what is being rendered', async () => {
    const cache = pageCache(1_000_000, failing)
    let finish = (_body: string) => {}
    const old = cache.read('/a', async () => page(await new Promise<string>((resolve) => (finish = resolve))))
    cache.clear()
    finish('as it was')
    expect(textOf(await old)).toBe('as it was')
    expect(textOf(await cache.read('/a', () => page('as it is')))).toBe('as it is')
    expect(textOf(await cache.read('/a', () => page('unasked')))).toBe('as it is')
  })

  it('does not keep unknown addresses, whose number is unlimited', async () => {
    const cache = pageCache(1_000_000, failing)
    await cache.read('/a?id=9', () => page('unknown', 404))
    expect((await cache.read('/a?id=9', () => page('now it is there'))).status).toBe(200)
  })

  it('keeps the most recently requested pages, up to a number of bytes', async () => {
    const cache = pageCache(2_500, failing)
    const long = (name: string) => () => page(name.repeat(1_000))
    await cache.read('/a', long('a'))
    await cache.read('/b', long('b'))
    await cache.read('/a', long('!'))
    await cache.read('/c', long('c'))
    expect(textOf(await cache.read('/a', long('new')))).toMatch(/^a/)
    expect(textOf(await cache.read('/b', long('new')))).toMatch(/^new/)
  })

  it('answers with an outdated page once more while it is rendered again', async () => {
    let now = 0
    const cache = pageCache(1_000_000, failing, () => now)
    await cache.read('/', () => page('yesterday'))
    now += 61_000
    expect(textOf(await cache.read('/', () => page('today')))).toBe('yesterday')
    await expect.poll(async () => textOf(await cache.read('/', () => page('later')))).toBe('today')
  })

  it('discards an outdated page that no longer exists, even without an announcement', async () => {
    let now = 0
    const cache = pageCache(1_000_000, failing, () => now)
    await cache.read('/a?id=9', () => page('there'))
    now += 61_000
    await cache.read('/a?id=9', () => page('gone', 410))
    await expect.poll(async () => (await cache.read('/a?id=9', () => page('gone', 410))).status).toBe(410)
  })

  it('keeps an outdated page while rendering fails, and reports the reason', async () => {
    let now = 0
    const faults: unknown[] = []
    const cache = pageCache(
      1_000_000,
      (error) => faults.push(error),
      () => now,
    )
    const away = new Error('the database is away')
    await cache.read('/', () => page('yesterday'))
    for (const times of [1, 2, 3]) {
      now += 61_000
      expect(textOf(await cache.read('/', () => Promise.reject(away)))).toBe('yesterday')
      await expect.poll(() => faults).toEqual(Array.from({ length: times }, () => away))
    }
    now += 61_000
    await cache.read('/', () => page('today'))
    await expect.poll(async () => textOf(await cache.read('/', () => page('later')))).toBe('today')
    cache.clear()
    await expect(cache.read('/', () => Promise.reject(away))).rejects.toBe(away)
  })
})
