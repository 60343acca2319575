import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { push } from '@bdr/contract/messages/model'
import { cancelOrder, listOrders, readOrder } from '@bdr/contract/orders/calls'
import { logout, readUserInfo } from '@bdr/contract/session/calls'
import { sql } from 'kysely'
import { clientOf, testWorld, type TestWorld } from '../../test/app.ts'
import type { Account } from '../../test/people.ts'
import { makeOrder } from '../../test/factories.ts'
import { startNode, type TestNode } from '../../test/node.ts'
import { databaseUrl } from '../../test/postgres-cluster.ts'
import { connect, listen } from '../../test/push.ts'
import type { TestRedis } from '../../test/fake-redis.ts'
import { startRedis } from '../../test/redis.ts'
import { announce } from '../announce.ts'
import type { Database } from '../db/open.ts'
import { openPostgres } from '../db/postgres.ts'
import { transaction } from '../db/transaction.ts'

let world: TestWorld
let redis: TestRedis
let database: Database
let a: TestNode
let b: TestNode
let hostOfB: string

beforeAll(async () => {
  world = await testWorld()
  redis = await startRedis()
  database = await sameDatabaseAgain(world.database)
  a = await startNode(world.database, redis)
  b = await startNode(database, redis)
  hostOfB = await listen(b.app)
})
afterAll(async () => {
  await a.close()
  await b.close()
  await redis.stop()
  if (database !== world.database) await database.close()
  await world.close()
})

/** A pool of its own. The embedded database has only one session, which both nodes then share. */
async function sameDatabaseAgain(first: Database): Promise<Database> {
  const template = inject('testTemplate')!
  if (template.kind === 'pglite') return first
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(first.kysely)
  return openPostgres(databaseUrl(template.url, rows[0]!.name), 4)
}

const tokenOf = async (account: Account) => (await world.as(account)).token!
const queryOf = async (account: Account) => ({
  uid: world.viewers[account].staffId,
  token: await tokenOf(account),
})

it('a message written on one node reaches a browser on the other', async () => {
  const onB = await connect(hostOfB, await queryOf('owner'))
  const admin = clientOf(a.app, await tokenOf('admin'))
  const id = await makeOrder(world.database.kysely, world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: 'PO-NODES',
  })
  const { version } = await admin.ok(readOrder, { id })
  const notified = onB.next()
  await admin.ok(cancelOrder, { id, version, reason: '计划调整' })
  expect(await notified).toBe('{"type":"messages"}')
  onB.socket.close()
  await onB.closed
})

it('a session ended on one node is over on the other, for connections and calls', async () => {
  const query = await queryOf('sales')
  const [onA, onB] = [clientOf(a.app, query.token), clientOf(b.app, query.token)]
  // both nodes have the session in their cache now
  await onA.ok(readUserInfo, {})
  await onB.ok(readUserInfo, {})
  const peer = await connect(hostOfB, query)
  await onA.ok(logout, {})
  expect(await peer.closed).toBe(push.sessionEnded)
  expect((await onB.call(readUserInfo, {})).code).toBe('A00004')
})

it('a post changed on one node applies to the next call on the other', async () => {
  const onB = clientOf(b.app, await tokenOf('driver'))
  // the other node has the former post in its cache now
  expect((await onB.call(listOrders, {})).code).toBe('A00003')
  const notified = new Promise<void>((resolve) => b.bus.subscribe('viewers-changed', () => resolve()))
  await transaction(
    world.database,
    async (tx) => {
      const { staffId } = world.viewers.driver
      await tx.updateTable('staff').set({ base_post: '99' }).where('id', '=', staffId).execute()
      announce(tx, 'viewers-changed', [staffId])
    },
    { bus: a.bus },
  )
  await notified
  expect((await onB.call(listOrders, {})).code).toBe('00000')
})
