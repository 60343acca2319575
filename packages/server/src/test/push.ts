import { EventEmitter, once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { WebSocket, type ClientOptions } from 'ws'
import { pushPath, type Push, type RecordHint } from '@bdr/contract/messages/model'
import type { EntityKind } from '@bdr/contract/entities'

/** Makes the application listen on a free port. @returns its host and port */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

export interface PushQuery {
  readonly uid?: string
  readonly token?: string | null
  readonly unread?: string
}

export const pushUrl = (host: string, { uid = '', token, ...rest }: PushQuery): string =>
  `ws://${host}${pushPath.replace('{product}', 'bdr')}?${new URLSearchParams({ uid, token: token ?? '', ...rest })}`

/** An open push connection of a browser. Hints about records may come at any time. */
export interface TestPeer {
  readonly socket: WebSocket
  /** all messages received so far, except hints */
  readonly received: string[]
  /** all hints about records so far */
  readonly hints: RecordHint[]
  /** the next message that is not a hint */
  next(): Promise<string>
  /** the next hint about records of this kind */
  nextHint(kind: EntityKind): Promise<RecordHint>
  /** the code with which it was closed */
  readonly closed: Promise<number>
}

/** @throws Error with the HTTP status if the server refuses */
export async function connect(
  host: string,
  query: PushQuery,
  options: ClientOptions = {},
): Promise<TestPeer> {
  const socket = new WebSocket(pushUrl(host, query), options)
  const received: string[] = []
  const hints: RecordHint[] = []
  const events = new EventEmitter()
  socket.on('message', (data: Buffer) => {
    const text = data.toString()
    const message = JSON.parse(text) as Push
    if (message.type === 'records') {
      hints.push(...message.changes)
      for (const hint of message.changes) events.emit(hint.kind, hint)
    } else {
      received.push(text)
      events.emit('message', text)
    }
  })
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await once(socket, 'open')
  socket.on('error', () => {})
  const next = async (name: string): Promise<unknown> => (await once(events, name))[0]
  return {
    socket,
    received,
    hints,
    closed,
    next: () => next('message') as Promise<string>,
    nextHint: (kind) => next(kind) as Promise<RecordHint>,
  }
}

/** The HTTP status with which an upgrade is refused. */
export async function refusal(host: string, query: PushQuery, options: ClientOptions = {}): Promise<number> {
  const socket = new WebSocket(pushUrl(host, query), options)
  const [request, response] = (await once(socket, 'unexpected-response')) as [
    { destroy(): void },
    { statusCode: number },
  ]
  socket.on('error', () => {})
  request.destroy()
  return response.statusCode
}
