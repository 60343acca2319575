import type { IncomingMessage, Server } from 'node:http'

export interface StallLimits {
  /** until all headers of a request are there, from its first byte or the connection's */
  readonly headersMillis: number
  /** without a byte of a body that is not whole yet; an upload that still moves takes its time */
  readonly bodyIdleMillis: number
  /** until a whole request is there, however slowly it moves */
  readonly requestMillis: number
}

/** A phone in a basement pauses for some seconds; nobody uploads for a quarter of an hour. */
export const stallLimits: StallLimits = {
  headersMillis: 15_000,
  bodyIdleMillis: 20_000,
  requestMillis: 900_000,
}

/** How often Node looks for connections that are over their time. */
export const lookEveryMillis = 2_000

/** Cuts connections whose request is begun and not continued: each one costs memory and a file. */
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
    // after an early answer it may be the limit of an idle connection by now
    if (socket.timeout === bodyIdleMillis) socket.setTimeout(0)
  }
  request.once('end', arrived)
  request.once('close', arrived)
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
