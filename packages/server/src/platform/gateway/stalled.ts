import type { IncomingMessage, Server } from 'node:http'

export interface StallLimits {
  /** from the first byte of a request, or from connecting, until all headers have arrived */
  readonly headersMillis: number
  /** longest pause within a body; a slow upload that keeps arriving is not affected */
  readonly bodyIdleMillis: number
  /** until a whole request has arrived, however slowly */
  readonly requestMillis: number
}

/** A phone with a poor connection pauses for some seconds; no upload takes a quarter of an hour. */
export const stallLimits: StallLimits = {
  headersMillis: 15_000,
  bodyIdleMillis: 20_000,
  requestMillis: 900_000,
}

/** Milliseconds between Node's checks for connections that exceed these limits. */
export const checkEveryMillis = 2_000

/** Closes connections that start a request and do not complete it, since each costs memory and a file descriptor. */
export function cutStalled(server: Server, limits: StallLimits = stallLimits): void {
  server.headersTimeout = limits.headersMillis
  server.requestTimeout = limits.requestMillis
  server.prependListener('request', (request: IncomingMessage) => cutWhenBodyStalls(request, limits))
}

function cutWhenBodyStalls(request: IncomingMessage, { bodyIdleMillis }: StallLimits): void {
  if (!hasBody(request)) return
  const { socket } = request
  const cut = () => socket.destroy()
  socket.setTimeout(bodyIdleMillis, cut)
  const arrived = () => {
    socket.off('timeout', cut)
    // after an early answer it may already be the timeout of an idle connection
    if (socket.timeout === bodyIdleMillis) socket.setTimeout(0)
  }
  request.once('end', arrived)
  request.once('close', arrived)
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
