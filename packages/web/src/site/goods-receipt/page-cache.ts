import { receiptPagePath } from '@bdr/contract/delivery-notes/receipt-link'

/** The name under which the page is cached, for the page and for the service worker that answers for it. */
export const cacheName = 'goods-receipt'

/**
 * Caches the page and its files, so that it opens again without a connection. The service worker answers for
 * this one page only.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in globalThis)) return
  try {
    await navigator.serviceWorker.register('/receipt-worker.js', { scope: receiptPagePath })
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter((url) => url.origin === location.origin && url.pathname.startsWith('/assets/'))
      .map((url) => url.pathname)
    const wanted = [receiptPagePath, ...new Set(files)]
    const cache = await caches.open(cacheName)
    await cache.addAll(wanted)
    for (const { url } of await cache.keys())
      if (!wanted.includes(new URL(url).pathname)) await cache.delete(url)
  } catch {
    // without it the open page still works; it only cannot be opened again without a connection
  }
}
