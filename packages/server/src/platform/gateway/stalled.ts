import type { IncomingMessage, Server, ServerResponse } from 'node:http'

export interface StallLimits {
  /** from the first byte of a request, or from connecting, until all headers have arrived */
  readonly headersMillis: number
  /** in each such period at least `bodyBytes` of a body arrive, until it is complete */
  readonly bodyMillis: number
  readonly bodyBytes: number
  /** for which the rest of a body is awaited that has been answered already */
  readonly restMillis: number
  /** until a whole request has arrived, however slowly */
  readonly requestMillis: number
}

/**
 * A phone with a poor connection pauses for some seconds and sends a kilobyte in each on average; no upload takes a
 * quarter of an hour. Who has been refused early gets the answer before the connection is closed.
 */
export const stallLimits: StallLimits = {
  headersMillis: 15_000,
  bodyMillis: 20_000,
  bodyBytes: 20 * 1024,
  restMillis: 5_000,
  requestMillis: 900_000,
}

/** Milliseconds between Node's checks for connections that exceed these limits. */
export const checkEveryMillis = 2_000

/** Closes connections that start a request and do not complete it, since each costs memory and a file descriptor. */
export function cutStalled(server: Server, limits: StallLimits = stallLimits): void {
  server.headersTimeout = limits.headersMillis
  server.requestTimeout = limits.requestMillis
  // begins before session and limits are looked at, which may take as long as the database does
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request)) return
    cutSlowBody(request, limits)
    cutAnsweredBody(request, response, limits)
  })
}

function cutSlowBody(request: IncomingMessage, { bodyMillis, bodyBytes }: StallLimits): void {
  const { socket } = request
  let before = socket.bytesRead
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer)
    const arrived = socket.bytesRead - before
    before = socket.bytesRead
    // a full buffer waits for us, not for the client
    if (arrived < bodyBytes && request.readableLength < request.readableHighWaterMark) socket.destroy()
  }, bodyMillis)
  const stop = () => clearInterval(timer)
  request.once('close', stop)
  socket.once('close', stop)
}

/** A refusal is often sent before the body has arrived. Node then reads the rest, however long that takes. */
function cutAnsweredBody(
  request: IncomingMessage,
  response: ServerResponse,
  { restMillis }: StallLimits,
): void {
  const { socket } = request
  response.once('finish', () => {
    if (request.complete) return
    const timer = setTimeout(() => request.complete || socket.destroy(), restMillis)
    socket.once('close', () => clearTimeout(timer))
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
