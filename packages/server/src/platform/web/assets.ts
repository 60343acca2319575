import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const year = 31_536_000
const hour = 3600

/**
 * Serves the browser's half of the build. Names below `assets/` carry a hash of their content, so
 * they hold for ever; the build has written the compressed copies.
 */
export async function serveAssets(app: FastifyInstance, buildDir: string): Promise<void> {
  const root = path.join(buildDir, 'client')
  const hashed = path.join(root, 'assets') + path.sep
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/.vite/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header(
        'cache-control',
        file.startsWith(hashed) ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`,
      )
    },
  })
}
