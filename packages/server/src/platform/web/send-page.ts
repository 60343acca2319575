import type { FastifyReply, FastifyRequest } from 'fastify'
import { copyFor, type CachedPage } from './cached-page.ts'
import { strictTransport } from './security-headers.ts'

/**
 * Sends a page that is the same for everybody, in the copy for this browser, unless the browser has it already. The
 * headers were made with the page, because having the framework collect them for every answer costs more than
 * everything else. Headers the framework would add are therefore added here.
 */
export function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage): void {
  const copy = copyFor(request.headers['accept-encoding'], page)
  const isKnown = request.headers['if-none-match']?.includes(copy.etag) ?? false
  const headers = [...(isKnown ? copy.writtenToKnower : copy.written), 'x-request-id', request.id]
  if (request.protocol === 'https') headers.push(...strictTransportWritten)
  reply.hijack()
  reply.raw.writeHead(isKnown ? 304 : page.status, headers)
  reply.raw.end(isKnown ? undefined : copy.bytes)
}

const strictTransportWritten = Object.entries(strictTransport).flat()

/** Sends a page made for this person. */
export function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  keeping: 'no-store' | 'no-cache',
): FastifyReply {
  const copy = copyFor(request.headers['accept-encoding'], page)
  reply.headers(copy.headers).header('cache-control', `private, ${keeping}`)
  // for signed-in people the home page leads to the back office, which should not be prefetched
  reply.removeHeader('etag').removeHeader('speculation-rules')
  if (request.protocol === 'https') reply.headers(strictTransport)
  return reply.status(page.status).send(copy.bytes)
}
