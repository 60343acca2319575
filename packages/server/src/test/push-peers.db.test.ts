import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSessions } from '../modules/session/sessions.ts'
import { testWorld, type TestWorld } from './app.ts'
import { connect, listen } from './push.ts'
import { localBus } from '../platform/bus.ts'
import type { Connections } from '../platform/push/connections.ts'
import { servePush } from '../platform/push/serve.ts'

/** Effects of time and slow peers on connections, whose clock the test controls. */
let world: TestWorld
let app: FastifyInstance
let host: string
let connections: Connections
let query: { uid: string; token: string }
/** the server's end of the newest connection */
let newest: Socket

beforeAll(async () => {
  world = await testWorld()
  const bus = localBus()
  app = Fastify()
  connections = servePush(app, {
    sessions: createSessions(world.database, bus),
    known: { ownersOf: async () => new Map(), assigneesOf: async () => new Map() },
    unreadOf: async () => 0,
    bus,
    productCode: 'bdr',
    publicUrl: 'http://localhost:3000',
  })
  app.server.on('connection', (socket) => (newest = socket))
  host = await listen(app)
  query = { uid: world.viewers.owner.staffId, token: (await world.as('owner')).token! }
})
afterAll(async () => {
  await app.close()
  await world.close()
})

it('detects dead peers by ping frames, and keeps those that answer', async () => {
  const healthy = await connect(host, query)
  const dead = await connect(host, query, { autoPong: false })
  const start = performance.now()
  const pinged = Promise.all([once(healthy.socket, 'ping'), once(dead.socket, 'ping')])
  await connections.sweep(start + 31_000)
  await pinged
  // frames are processed in order: after this pong the server has received the other one
  healthy.socket.ping()
  await once(healthy.socket, 'pong')
  await connections.sweep(start + 62_000)
  // 1006: closed without a close frame
  expect(await dead.closed).toBe(1006)
  const notified = healthy.next()
  connections.notify([query.uid])
  expect(await notified).toBe('{"type":"messages"}')
  expect(healthy.received).toHaveLength(1)
  healthy.socket.close()
  await healthy.closed
})

it('drops a peer that does not read, instead of queueing messages', async () => {
  const slow = await connect(host, query)
  slow.socket.pause()
  const some = Array.from({ length: 2_000 }, () => query.uid)
  const serverSide = newest
  let waiting = 0
  while (!serverSide.destroyed) {
    connections.notify(some)
    waiting = Math.max(waiting, serverSide.writableLength)
    await turn()
  }
  expect(waiting).toBeLessThan(8_192)
  slow.socket.resume()
  expect(await slow.closed).toBe(1006)
})
