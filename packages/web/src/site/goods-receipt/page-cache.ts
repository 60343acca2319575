import { receiptPagePath } from '@bdr/contract/delivery-notes/receipt-link'

/** Under which the page itself is kept, by the page and by the worker that answers for it. */
export const cacheName = 'goods-receipt'

/**
 * Keeps the page and what it is made of, so that it opens again where there is no connection. The worker
 * answers for this one page alone.
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
    // without it the open page still works; it only does not open again without a connection
  }
}
