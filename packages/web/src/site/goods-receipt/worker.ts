import { receiptPagePath } from '@bdr/contract/delivery-notes/receipt-link'
import { cacheName } from './page-cache.ts'

/** As much of a service worker's world as is used here: the types of pages do not know it. */
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

/** Milliseconds a connection that is none yet may take before the kept page is shown. */
const patience = 4_000

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()))
worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  // a file's name carries its content: what was kept is what would come
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
  const tooLate = new Promise<Response>((resolve) => setTimeout(resolve, patience, cached))
  return Promise.race([asked.catch(() => cached), tooLate])
}
