import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000

/**
 * Serves the browser's half of the build. Its names carry a hash of their content, so they hold
 * for ever; the build has written the compressed copies.
 */
export async function serveAssets(app: FastifyInstance, buildDir: string): Promise<void> {
  // a worker answers for pages below its own address, so it stands at the root, under one name for ever
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
    // nobody asks whether what holds for ever still does, nor for a part of it
    etag: false,
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${year}, immutable`),
  })
}
