import { receiptPagePath } from '@bdr/contract/delivery-notes/receipt-link'
import { cacheName } from './page-cache.ts'

/** The part of a service worker's API that is used here: the DOM types do not include it. */
interface WorkerScope {
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', handle: (event: Lasting) => void): void
  addEventListener(type: 'fetch', handle: (event: Fetching) => void): void
}
interface Lasting {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
const worker = globalThis as unknown as WorkerScope

/** Milliseconds a failing connection may take before the cached page is shown. */
const connectionTimeout = 4_000

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  // a file's name contains a hash of its content: the cached file is the one that would be returned
  if (pathname.startsWith('/assets/')) event.respondWith(cachedFirst(request))
  else if (request.mode === 'navigate' && pathname === receiptPagePath)
    event.respondWith(newestFirst(request))
})

const cachedAnswer = async (request: Request) =>
  (await caches.open(cacheName)).match(new URL(request.url).pathname)

const cachedFirst = async (request: Request) => (await cachedAnswer(request)) ?? fetch(request)

async function newestFirst(request: Request): Promise<Response> {
  const cached = await cachedAnswer(request)
  const asked = fetch(request)
  if (!cached) return asked
  const tooLate = new Promise<Response>((resolve) => setTimeout(resolve, connectionTimeout, cached))
  return Promise.race([asked.catch(() => cached), tooLate])
}
