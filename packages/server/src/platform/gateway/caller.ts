import type { FastifyRequest } from 'fastify'
import { deviceOf } from '../device.ts'
import { placeOf } from '../place.ts'
import type { Caller } from './bind.ts'

export const bearer = (request: FastifyRequest): string | null => {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice(7) : null
}

/**
 * The origin of a request; `placeHeader` is the header in which a trusted proxy states the location. Device and
 * location are computed on access because few handlers need them.
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

/** The header's value if a trusted proxy set it. Clients that bypass the proxy could set any value. */
function placeFromProxy(request: FastifyRequest, header: string): string | null {
  const value = request.headers[header]
  return typeof value === 'string' && (request.ips?.length ?? 0) > 1 ? value : null
}
