import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { WebSocket, type ClientOptions } from 'ws'
import { pushPath } from '@bdr/contract/messages/model'

/** Lets the application listen on a free port. @returns its host and port */
export async function listen(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  return `127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

export interface PushQuery {
  readonly uid?: string
  readonly token?: string | null
}

export const pushUrl = (host: string, { uid = '', token }: PushQuery): string =>
  `ws://${host}${pushPath.replace('{product}', 'bdr')}?${new URLSearchParams({ uid, token: token ?? '' })}`

/** An open push connection, as a browser holds it. */
export interface TestPeer {
  readonly socket: WebSocket
  /** everything received so far */
  readonly received: string[]
  /** the next message */
  next(): Promise<string>
  /** the code it was closed with */
  readonly closed: Promise<number>
}

/** @throws Error with the HTTP status when the server refuses */
export async function connect(
  host: string,
  query: PushQuery,
  options: ClientOptions = {},
): Promise<TestPeer> {
  const socket = new WebSocket(pushUrl(host, query), options)
  const received: string[] = []
  socket.on('message', (data: Buffer) => received.push(data.toString()))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await once(socket, 'open')
  socket.on('error', () => {})
  return {
    socket,
    received,
    closed,
    next: async () => {
      const [data] = (await once(socket, 'message')) as [Buffer]
      return data.toString()
    },
  }
}

/** The HTTP status an upgrade is refused with. */
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
