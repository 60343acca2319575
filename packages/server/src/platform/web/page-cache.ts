import { sizeOf, type CachedPage } from './cached-page.ts'

/** Milliseconds after which a page is rendered again, for pages that show the day or a deadline. */
const freshFor = 60_000

export interface PageCache {
  /** The page cached under this address, otherwise the one `render` returns; parallel requests render it once. */
  read(key: string, render: () => Promise<CachedPage>): CachedPage | Promise<CachedPage>
  /** To be called when content has changed. */
  clear(): void
}

interface Entry {
  readonly page: CachedPage
  renderedAt: number
}

/**
 * Rendered pages in memory, the most recently requested ones up to `maxBytes`. An outdated page is used once more while
 * it is rendered again, and longer if that fails, so that readers do not notice an unavailable database. Only existing
 * pages are kept, since the number of unknown addresses is unlimited.
 */
export function pageCache(
  maxBytes: number,
  onFault: (error: unknown) => void,
  now: () => number = Date.now,
): PageCache {
  const entries = new Map<string, Entry>()
  const rendering = new Map<string, Promise<CachedPage>>()
  let bytes = 0
  /** increases with every change: what was being rendered before is not cached */
  let generation = 0

  const drop = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return
    entries.delete(key)
    bytes -= sizeOf(entry.page)
  }
  const put = (key: string, page: CachedPage) => {
    entries.set(key, { page, renderedAt: now() })
    bytes += sizeOf(page)
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }
  const renderOnce = (key: string, render: () => Promise<CachedPage>): Promise<CachedPage> => {
    const underWay = rendering.get(key)
    if (underWay) return underWay
    const began = generation
    const made = render()
      .then((page) => {
        if (began === generation) {
          drop(key)
          if (page.isThere) put(key, page)
        }
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
        renderOnce(key, render).catch(onFault)
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
