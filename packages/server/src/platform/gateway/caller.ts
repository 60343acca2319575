import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../device.ts'
import { placeOf } from '../place.ts'
import type { Caller } from './bind.ts'

export const bearer = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice(7) : null
}

/**
 * Who and what a request came from; `placeHeader` is where a trusted proxy says it. Few ask for the
 * device and the place: they are read when somebody does.
 */
export const callerOf = (request: FastifyRequest, placeHeader: string | null): Caller => ({
  address: request.ip,
  get place() {
    return placeOf(request.ip, placeHeader === null ? null : placeFromProxy(request, placeHeader))
  },
  get device() {
    return deviceOf(request.headers['user-agent'] ?? null)
  },
  token: bearer(request),
  requestId: request.id,
})

/** What a proxy we trust put into a header; who reaches us past it may put anything there. */
function placeFromProxy(request: FastifyRequest, header: string): string | null {
  const value = request.headers[header]
  return typeof value === 'string' && (request.ips?.length ?? 0) > 1 ? value : null
}
