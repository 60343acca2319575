import { connect as connectTcp } from 'node:net'
import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listMessages } from '@bdr/contract/messages/calls'
import { maxHintedIds, push } from '@bdr/contract/messages/model'
import { cancelOrder, readOrder } from '@bdr/contract/orders/calls'
import type { EntityKind } from '@bdr/contract/entities'
import { logout } from '@bdr/contract/session/calls'
import { sql } from 'kysely'
import { buildApp } from '../../app.ts'
import { clientOf, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import type { Account } from '../../test/people.ts'
import { makeOrder } from '../../test/factories.ts'
import { connect, listen, pushUrl, refusal, type PushQuery, type TestPeer } from '../../test/push.ts'
import { announce, announceRecords } from '../announce.ts'
import { localBus, type RecordsChanged } from '../bus.ts'
import { transaction } from '../db/transaction.ts'
import { readEnv } from '../env.ts'

const notice = '{"type":"messages"}'
const missed = '{"type":"missed"}'
let world: TestWorld
let host: string
let admin: Client
const open: TestPeer[] = []

beforeAll(async () => {
  world = await testWorld()
  host = await listen(world.app)
  admin = await world.as('admin')
})
afterEach(async () => {
  for (const { socket, closed } of open.splice(0)) {
    socket.terminate()
    await closed
  }
})
afterAll(() => world.close())

/** A push connection of a person who has just signed in. */
async function connected(account: Account, client?: Client): Promise<TestPeer & { client: Client }> {
  const signedIn = client ?? (await world.as(account))
  const peer = await connect(host, { uid: world.viewers[account].staffId, token: signedIn.token })
  open.push(peer)
  return { ...peer, client: signedIn }
}

const hintAbout = ({ hints }: TestPeer, id: string) =>
  vi.waitUntil(() => hints.some(({ kind, ids }) => kind === 'order' && ids?.includes(id)), {
    timeout: 10_000,
  })

let orders = 0
/** An order about which nobody is notified. */
async function silentOrder() {
  orders += 1
  const id = await makeOrder(world.database.kysely, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `PO-P${orders}`,
  })
  return admin.ok(readOrder, { id })
}

async function cancelSomething(): Promise<void> {
  const order = await silentOrder()
  await admin.ok(cancelOrder, { id: order.id, version: order.version, reason: '计划调整' })
}

describe('a message', () => {
  it('reaches every connection of its recipients, and nobody else', async () => {
    const peers = await Promise.all([connected('owner'), connected('owner'), connected('sales')])
    const others = await Promise.all([connected('owner2'), connected('driver'), connected('admin')])
    const order = await silentOrder()
    const notified = Promise.all(peers.map((peer) => peer.next()))
    await admin.ok(cancelOrder, { id: order.id, version: order.version, reason: '计划调整' })
    expect(await notified).toEqual([notice, notice, notice])
    // a ping is sent the same way, so earlier messages would have arrived
    await Promise.all(others.map(({ socket }) => (socket.ping(), once(socket, 'pong'))))
    expect(others.flatMap((peer) => peer.received)).toEqual([])
  })

  it('that came before the connection is announced only to a page with another unread count', async () => {
    const { client } = await connected('owner')
    await cancelSomething()
    const { agg } = await client.ok(listMessages, { pageSize: 1 })
    const query = { uid: world.viewers.owner.staffId, token: client.token }
    const unread = (counted: number) => connect(host, { ...query, unread: String(counted) })
    const [behind, level, silent] = await Promise.all([
      unread(agg.allUnreadCount - 1),
      unread(agg.allUnreadCount),
      connect(host, query),
    ])
    open.push(behind, level, silent)
    await vi.waitUntil(() => behind.received.length > 0)
    await cancelSomething()
    await vi.waitUntil(() => [behind, level, silent].every(({ received }) => received.length > 0))
    expect([behind, level, silent].map(({ received }) => received.length)).toEqual([2, 1, 1])
  })

  it('of a refused call is not pushed', async () => {
    const owner = await connected('owner')
    const order = await silentOrder()
    const answer = await admin.call(cancelOrder, { id: order.id, version: order.version + 1, reason: 'x' })
    expect(answer.code).toBe('A06002')
    const notified = owner.next()
    await cancelSomething()
    await notified
    expect(owner.received).toEqual([notice])
  })
})

describe('a changed record', () => {
  it('is announced to the people who see it, even if nobody is sent a message', async () => {
    const observers = await Promise.all([connected('owner'), connected('sales'), connected('admin')])
    const others = await Promise.all([connected('owner2'), connected('driver')])
    const id = await transaction(
      world.database,
      (tx) =>
        makeOrder(tx, world.viewers.admin, {
          merchantId: world.valves.id,
          orderNo: 'PO-HINT',
        }),
      { bus: world.bus },
    )
    await Promise.all(observers.map((peer) => hintAbout(peer, id)))
    await Promise.all(others.map(({ socket }) => (socket.ping(), once(socket, 'pong'))))
    expect(others.flatMap((peer) => peer.hints).filter(({ kind }) => kind === 'order')).toEqual([])
  })

  it('is not announced after a rollback', async () => {
    const owner = await connected('owner')
    const order = await silentOrder()
    await expect(
      transaction(
        world.database,
        async (tx) => {
          announceRecords(tx, 'order', [order.id])
          throw new Error('rolled back')
        },
        { bus: world.bus },
      ),
    ).rejects.toThrow('rolled back')
    const other = await silentOrder()
    await admin.ok(cancelOrder, { id: other.id, version: other.version, reason: '计划调整' })
    await hintAbout(owner, other.id)
    expect(owner.hints.flatMap(({ kind, ids }) => (kind === 'order' ? ids : []))).not.toContain(order.id)
  })

  it('is announced once, although both the history and the audit log announce it', async () => {
    const order = await silentOrder()
    const changes: RecordsChanged[] = []
    world.bus.subscribe('records-changed', ({ records }) => void changes.push(...records))
    await admin.ok(cancelOrder, { id: order.id, version: order.version, reason: '计划调整' })
    await vi.waitUntil(() => changes.length > 0)
    expect(changes.filter(({ kind }) => kind === 'order')).toEqual([
      { kind: 'order', merchantId: world.valves.id, ids: [order.id] },
    ])
  })

  it('is announced without ids if thousands have changed', async () => {
    const owner = await connected('owner')
    const hint = owner.nextHint('order')
    const ids = Array.from({ length: maxHintedIds + 1 }, (_, index) => String(index + 1))
    world.bus.publish('records-changed', {
      records: [{ kind: 'order', merchantId: world.valves.id, ids }],
    })
    expect(await hint).toEqual({ kind: 'order' })
    expect(owner.hints.filter(({ kind }) => kind === 'order')).toHaveLength(1)
  })

  it('is announced to a colleague whose new post can see it, and no longer to one whose new post cannot', async () => {
    const driver = await connected('driver')
    const { staffId } = world.viewers.driver
    const asPost = (post: '99' | '100') =>
      transaction(
        world.database,
        async (tx) => {
          await tx.updateTable('staff').set({ base_post: post }).where('id', '=', staffId).execute()
          announce(tx, 'viewers-changed', [staffId])
        },
        { bus: world.bus },
      )
    const change = (kind: EntityKind) =>
      world.bus.publish('records-changed', { records: [{ kind, merchantId: world.valves.id, ids: ['7'] }] })
    await asPost('99')
    // the announcement follows the next check of its session
    const asking = setInterval(() => change('order'), 100)
    await driver.nextHint('order')
    clearInterval(asking)
    await asPost('100')
    const both = setInterval(() => (change('order'), change('delivery-note')), 100)
    await vi.waitUntil(
      () => driver.hints.at(-1)?.kind === 'delivery-note' && driver.hints.at(-2)?.kind !== 'order',
      { timeout: 10_000 },
    )
    clearInterval(both)
  })
})

describe('a heartbeat', () => {
  it('is never answered', async () => {
    const owner = await connected('owner')
    for (let beat = 0; beat < 3; beat += 1) owner.socket.send('heartbeat')
    owner.socket.send(Buffer.from([1, 2, 3]))
    owner.socket.ping()
    await once(owner.socket, 'pong')
    expect(owner.received).toEqual([])
  })

  it('that is larger than allowed ends the connection', async () => {
    const owner = await connected('owner')
    owner.socket.send('x'.repeat(push.maxMessageBytes))
    owner.socket.ping()
    await once(owner.socket, 'pong')
    owner.socket.send('x'.repeat(push.maxMessageBytes + 1))
    // 1009: message too big
    expect(await owner.closed).toBe(1009)
  })
})

describe('before the upgrade', () => {
  it("refuses requests without a token, with an invalid one and with another person's", async () => {
    const { token } = await world.as('owner')
    const [owner, sales] = [world.viewers.owner.staffId, world.viewers.sales.staffId]
    const wrong: PushQuery[] = [
      {},
      { uid: owner },
      { token },
      { uid: owner, token: 'x'.repeat(43) },
      { uid: sales, token },
    ]
    for (const query of wrong) expect(await refusal(host, query)).toBe(401)
    expect(await refusal(host, { uid: `${owner}'--`, token })).toBe(401)
    for (const odd of ['\0', '\ud800']) {
      expect(await refusal(host, { uid: owner + odd, token })).toBe(401)
      expect(await refusal(host, { uid: owner, token: token + odd })).toBe(401)
    }
  })

  it('refuses a token that is no longer valid', async () => {
    const client = await world.as('owner')
    await client.ok(logout, {})
    expect(await refusal(host, { uid: world.viewers.owner.staffId, token: client.token })).toBe(401)
  })

  it('refuses pages of other hosts, and accepts its own and the public host', async () => {
    const query = { uid: world.viewers.owner.staffId, token: (await world.as('owner')).token }
    for (const origin of [
      'https://evil.example',
      `http://${host}.evil.example`,
      'null',
      'file://',
      `http://evil@${host}:1`,
    ]) {
      expect(await refusal(host, query, { origin })).toBe(403)
    }
    for (const origin of [`http://${host}`, `https://${host}`, 'http://localhost:3000']) {
      open.push(await connect(host, query, { origin }))
    }
  })

  it('refuses more connections than a person may have, until one is closed', async () => {
    const client = await world.as('driver')
    const query = { uid: world.viewers.driver.staffId, token: client.token }
    const peers = await Promise.all(
      Array.from({ length: push.connectionsPerUser }, () => connect(host, query)),
    )
    open.push(...peers)
    expect(await refusal(host, query)).toBe(429)
    // other people are not affected
    await connected('owner')
    peers[0]!.socket.close()
    await peers[0]!.closed
    open.push(await connect(host, query))
  })

  it('answers upgrades of other paths and protocols as ordinary requests', async () => {
    const status = (path: string, protocol: string) =>
      new Promise<string>((resolve, reject) => {
        const [name, port] = host.split(':')
        const socket = connectTcp(Number(port), name)
        let text = ''
        socket.on('data', (chunk) => (text += chunk.toString())).on('error', reject)
        socket.on('close', () => resolve(text.split('\r\n', 1)[0]!))
        socket.write(
          `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close, Upgrade\r\nUpgrade: ${protocol}\r\n\r\n`,
        )
      })
    const path = new URL(pushUrl(host, {})).pathname
    expect(await status('/bdr-other', 'websocket')).toBe('HTTP/1.1 404 Not Found')
    expect(await status('/healthz', 'h2c')).toBe('HTTP/1.1 200 OK')
    expect(await status(path, 'h2c')).toBe('HTTP/1.1 404 Not Found')
    // a malformed handshake without a valid token is refused like any other without one
    expect(await status(path, 'websocket')).toBe('HTTP/1.1 401 Unauthorized')
  })
})

describe('the session behind it', () => {
  it("closes its connections when it ends, but not those of the person's other sessions", async () => {
    const ended = await connected('owner')
    const second = await connected('owner', ended.client)
    const other = await connected('owner')
    await ended.client.ok(logout, {})
    expect(await Promise.all([ended.closed, second.closed])).toEqual([push.sessionEnded, push.sessionEnded])
    const notified = other.next()
    await cancelSomething()
    expect(await notified).toBe(notice)
    expect(ended.received).toEqual([])
  })

  it('closes them when it expires', async () => {
    const client = await world.as('owner')
    const hash = sql`sha256(convert_to(${client.token}, 'UTF8'))`
    await sql`update session set expires_at = now() + interval '2 seconds' where token_hash = ${hash}`.execute(
      world.database.kysely,
    )
    expect(await (await connected('owner', client)).closed).toBe(push.sessionEnded)
  })

  it('closes them when the account is disabled or the merchant frozen', async () => {
    const db = world.database.kysely
    const [owner, stranger] = await Promise.all([connected('owner'), connected('owner2')])
    await db
      .updateTable('staff')
      .set({ enabled: false })
      .where('id', '=', world.viewers.owner.staffId)
      .execute()
    await db.updateTable('merchant').set({ status: 'frozen' }).where('id', '=', world.bearings.id).execute()
    world.bus.publish('sessions-ended', {
      staffIds: [world.viewers.owner.staffId, world.viewers.owner2.staffId],
    })
    expect(await Promise.all([owner.closed, stranger.closed])).toEqual([push.sessionEnded, push.sessionEnded])
    await db.updateTable('staff').set({ enabled: true }).execute()
    await db.updateTable('merchant').set({ status: 'active' }).execute()
  })
})

it('announces to everybody that the bus has been restored', async () => {
  const peers = await Promise.all([connected('owner'), connected('owner2')])
  const notified = Promise.all(peers.map((peer) => peer.next()))
  world.bus.publish('bus-restored', null)
  expect(await notified).toEqual([missed, missed])
})

/** A second application that logs everything. */
async function secondApp() {
  const lines: string[] = []
  const app = await buildApp({
    database: world.database,
    env: readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'debug' }),
    clock: testClock,
    bus: localBus(),
    logTo: { write: (line) => lines.push(line) },
  })
  return { app, itsHost: await listen(app), lines }
}

it('closes all connections on shutdown, including an unresponsive one', async () => {
  const { app, itsHost } = await secondApp()
  const client = await world.as('sales')
  const query = { uid: world.viewers.sales.staffId, token: client.token }
  const [polite, deaf] = await Promise.all([connect(itsHost, query), connect(itsHost, query)])
  deaf.socket.pause()
  await app.close()
  expect(await polite.closed).toBe(1001)
  deaf.socket.resume()
  await deaf.closed
})

it('never logs a token', async () => {
  const { app, itsHost, lines } = await secondApp()
  const client = clientOf(app, (await world.as('sales')).token)
  const token = client.token!
  const uid = world.viewers.sales.staffId
  const peer = await connect(itsHost, { uid, token })
  await refusal(itsHost, { uid: '0', token })
  await refusal(itsHost, { uid, token }, { origin: 'https://evil.example' })
  const url = new URL(pushUrl(itsHost, { uid, token }))
  expect((await app.inject(url.pathname + url.search)).statusCode).toBe(404)
  await client.ok(logout, {})
  expect(await peer.closed).toBe(push.sessionEnded)
  await app.close()
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => line.includes(token))).toEqual([])
})
