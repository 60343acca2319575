import { STATUS_CODES, type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'

/** What a client asks for; the token is for the session's check alone and never for a log. */
export interface PushRequest {
  readonly uid: string
  readonly token: string
}

export const pathOf = (url: string): string => url.split('?', 1)[0]!

/** The query of a push connection; empty texts where a field is missing. */
export function readPushRequest(url: string): PushRequest {
  const query = new URLSearchParams(url.slice(pathOf(url).length))
  return { uid: query.get('uid') ?? '', token: query.get('token') ?? '' }
}

/**
 * Whether a page of ours opens the connection: the host it was loaded from is the one it talks to,
 * or the public one where a proxy shows us another. Programs send no origin.
 */
export function isOurOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || from.origin === new URL(publicUrl).origin
}

/** Answers an upgrade with a plain HTTP status and hangs up. */
export function refuse(socket: Duplex, status: 401 | 403 | 429 | 503): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
