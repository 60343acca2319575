import type { FastifyReply, FastifyRequest } from 'fastify'
import { copyFor, type CachedPage } from './cached-page.ts'
import { strictTransport } from './security-headers.ts'

/**
 * A page that everybody may have, in the copy this browser reads, unless it has it already. Its headers
 * were made with it: the framework would put them together for every answer, which costs more than all
 * the rest. So what the framework adds to answers is added here.
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

/** A page for this person alone. */
export function sendOwn(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedPage,
  keeping: 'no-store' | 'no-cache',
): FastifyReply {
  const copy = copyFor(request.headers['accept-encoding'], page)
  reply.headers(copy.headers).header('cache-control', `private, ${keeping}`)
  // to them the home page is the back office, which nobody should start unasked
  reply.removeHeader('etag').removeHeader('speculation-rules')
  if (request.protocol === 'https') reply.headers(strictTransport)
  return reply.status(page.status).send(copy.bytes)
}
