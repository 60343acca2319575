import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsBrotli, acceptsGzip } from '../accepted-encodings.ts'

/** Smaller answers fit into the first packet uncompressed. */
const threshold = 1_400
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/**
 * Sends an answer, compressed if the client accepts that. Pages of other origins cannot make calls with somebody's
 * token, so the length of a compressed answer reveals nothing. Cacheable answers have an ETag; a client that already
 * has the content gets none.
 */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  body: string,
  caching: 'shared' | 'own' | null,
): Promise<FastifyReply> {
  reply.header('content-type', 'application/json; charset=utf-8')
  const vary = caching === 'own' ? ['authorization'] : []
  if (caching !== null) {
    const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
    reply.headers({ 'cache-control': caching === 'own' ? 'private, no-cache' : 'no-cache', etag })
    if (vary.length > 0) reply.header('vary', vary.join(', '))
    if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send()
  }
  if (body.length < threshold) return reply.send(body)
  reply.header('vary', [...vary, 'accept-encoding'].join(', '))
  const accepted = request.headers['accept-encoding']
  if (acceptsBrotli(accepted))
    return reply.header('content-encoding', 'br').send(await compressBrotli(body, { params }))
  if (acceptsGzip(accepted)) return reply.header('content-encoding', 'gzip').send(await compressGzip(body))
  return reply.send(body)
}
