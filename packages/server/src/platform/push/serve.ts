import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { WebSocketServer, type ServerOptions, type WebSocket } from 'ws'
import { push, pushPath } from '@bdr/contract/messages/model'
import type { Sessions } from '../sessions.ts'
import type { Bus } from '../bus.ts'
import type { Env } from '../env.ts'
import { ChangedRecords, type RecordsKnown } from './changed-records.ts'
import { Connections, nextCheck } from './connections.ts'
import { Peer } from './peer.ts'

/** Often enough that connections are closed within a second after their session has ended. */
const sweepEvery = 500
/** Milliseconds in which a peer must answer a close before the connection is terminated. */
const closeTimeout = 500

export interface PushParts {
  readonly sessions: Sessions
  /** finds the people to notify of a change */
  readonly known: RecordsKnown
  /** how many unread messages a person has */
  readonly unreadOf: (staffId: string) => Promise<number>
  readonly bus: Bus
  readonly productCode: string
  readonly publicUrl: string
}

/**
 * Which requests Node's HTTP server treats as upgrades. All others that ask for one are answered as ordinary requests,
 * since some clients offer HTTP/2 with every call. In development vite has its own connection.
 */
export const takesUpgrade = (productCode: string, mode: Env['mode']) => (request: IncomingMessage) =>
  request.headers.upgrade?.toLowerCase() === 'websocket' &&
  (mode === 'development' || isPush(request, productCode))

const isPush = (request: IncomingMessage, productCode: string): boolean =>
  pathOf(request.url ?? '') === pushPath.replace('{product}', productCode)

/**
 * The push connections: `GET /{product}-supplierecology/ws/notice?uid&token`. All refusals happen before the upgrade.
 * Clients' messages are ignored: any answer to a heartbeat would make the client read its list again.
 */
export function servePush(
  app: FastifyInstance,
  { sessions, known, unreadOf, bus, productCode, publicUrl }: PushParts,
): Connections {
  const connections = new Connections(sessions)
  const changed = new ChangedRecords(known)
  // the type declaration does not contain closeTimeout yet
  const options: ServerOptions<typeof Peer> & { closeTimeout: number } = {
    WebSocket: Peer,
    noServer: true,
    clientTracking: false,
    maxPayload: push.maxMessageBytes,
    closeTimeout,
  }
  const server = new WebSocketServer<typeof Peer>(options)
  let closing = false

  const admit = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!isOurOrigin(request, publicUrl)) return refuse(socket, 403)
    const { uid, token, unread } = readPushRequest(request.url!)
    const endings = connections.endings
    const [session] = await sessions.check([token])
    if (!session || session.staffId !== uid) return refuse(socket, 401)
    if (closing) return refuse(socket, 503)
    if (connections.isFull(uid)) return refuse(socket, 429)
    server.handleUpgrade(request, socket, head, (peer) => {
      const now = performance.now()
      socket.off('error', destroy)
      peer.belongsTo(session)
      peer.token = token
      // the session may have ended while the database was queried
      peer.checkAt = connections.endings === endings ? nextCheck(session.holdsFor, now) : -Infinity
      peer.on('pong', markAlive).on('error', ignore).on('close', forget)
      connections.add(peer, now)
      if (unread !== null) void notifyIfChanged(peer, unread)
    })
  }
  /** Notifies a page of messages that came after it had read its list and before it connected. */
  const notifyIfChanged = async (peer: Peer, unread: string) => {
    const now = await unreadOf(peer.staffId).catch(() => null)
    if (String(now) !== unread) connections.notifyOne(peer)
  }
  const forget = function (this: WebSocket) {
    connections.remove(this as Peer)
  }

  app.server.on('upgrade', (request, socket, head) => {
    if (!isPush(request, productCode)) return
    // Node's error listener has been removed, and ws has not added one yet
    socket.on('error', destroy)
    admit(request, socket, head).catch((error: unknown) => {
      app.log.error({ err: error }, 'push connection could not be admitted')
      refuse(socket, 503)
    })
  })
  bus.subscribe('messages-written', ({ staffIds }) => connections.notify(staffIds))
  bus.subscribe('records-changed', ({ records }) => changed.add(records))
  bus.subscribe('viewers-changed', ({ staffIds }) => connections.recheck(staffIds))
  bus.subscribe('sessions-ended', ({ staffIds }) => connections.recheck(staffIds))
  bus.subscribe('bus-restored', () => connections.catchUp())

  const timer = setInterval(() => {
    void connections.sweep(performance.now())
    void changed.notify(connections)
  }, sweepEvery)
  app.addHook('preClose', async () => {
    closing = true
    clearInterval(timer)
    connections.closeAll()
  })
  return connections
}

function markAlive(this: WebSocket): void {
  ;(this as Peer).alive = true
}

/** An error on a connection ends it, and nothing else needs to be done. */
function ignore(): void {}

function destroy(this: Duplex): void {
  this.destroy()
}

/** The parameters of a client's request. The token is used only for the session check and never logged. */
interface PushRequest {
  readonly uid: string
  readonly token: string
  /** the page's unread count; null if it has not read its messages */
  readonly unread: string | null
}

const pathOf = (url: string): string => url.split('?', 1)[0]!

/** Parses the query of a push connection; missing fields are empty. */
function readPushRequest(url: string): PushRequest {
  const query = new URLSearchParams(url.slice(pathOf(url).length))
  return { uid: query.get('uid') ?? '', token: query.get('token') ?? '', unread: query.get('unread') }
}

/**
 * Whether the connection comes from one of our pages: the page's host must be the requested host, or the public one if
 * a proxy rewrites the host. Programs send no origin.
 */
function isOurOrigin(request: IncomingMessage, publicUrl: string): boolean {
  const { origin, host } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const from = new URL(origin)
  return from.host === host || from.origin === new URL(publicUrl).origin
}

/** Answers an upgrade with an HTTP status and closes the connection. */
function refuse(socket: Duplex, status: 401 | 403 | 429 | 503): void {
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
