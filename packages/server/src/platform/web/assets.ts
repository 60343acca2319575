import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000

/**
 * Serves the browser's part of the build. File names contain a hash of the content, so they can be cached forever; the
 * build has written compressed copies.
 */
export async function serveAssets(app: FastifyInstance, buildDir: string): Promise<void> {
  // a service worker controls pages below its own address, so it is served at the root under a fixed name
  const worker = await readFile(path.join(buildDir, 'client', 'receipt-worker.js')).catch(() => null)
  if (worker !== null)
    app.get('/receipt-worker.js', (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(worker),
    )
  await app.register(fastifyStatic, {
    root: path.join(buildDir, 'client', 'assets'),
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    // the copies have no address of their own
    allowedPath: (file) => !/\.(?:br|gz)$/.test(file),
    cacheControl: false,
    // clients do not revalidate immutable files, and do not request parts of them
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders(reply) {
      reply.header('cache-control', `public, max-age=${year}, immutable`)
      // nobody reports a file by its request, and a page requests a dozen of them
      reply.removeHeader('x-request-id')
    },
  })
}
