import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listChangeRequests } from '@bdr/contract/change-requests/calls'
import { listConsultations } from '@bdr/contract/consultations/calls'
import { readStats } from '@bdr/contract/dashboard/calls'
import { waitingItems, type WaitingKey } from '@bdr/contract/dashboard/model'
import { listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import type { Call } from '@bdr/contract/kernel/call'
import { listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { listSettleIns } from '@bdr/contract/settle-in/review-calls'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { seedDemoOnce } from '../../db/demo/seed-once.ts'
import { demoPassword } from '../../db/demo/people.ts'
import { localBus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import { readEnv } from '../../platform/env.ts'
import { testAdapters } from '../../test/adapters.ts'
import { clientOf, testClock, type Client } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { watchSecrets } from '../../test/secrets.ts'

/** The demo, which has something in most states, and an order half of which was answered. */
let database: Database
let app: FastifyInstance
const { adapters, remove } = testAdapters(watchSecrets())

const lists: Readonly<Record<(typeof waitingItems)[WaitingKey]['page'], Call>> = {
  orderList: listOrders,
  deliveryNoteList: listDeliveryNotes,
  settleInList: listSettleIns,
  changeRequestList: listChangeRequests,
  consultationList: listConsultations,
}

async function signedIn(principal: string): Promise<Client> {
  const { accessToken } = await clientOf(app, null).ok(login, {
    principal,
    credentials: demoPassword,
    sysType: loginSysType,
  })
  return clientOf(app, accessToken)
}

beforeAll(async () => {
  database = await testDatabase()
  await seedDemoOnce(database, testClock, adapters.store)
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  app = await buildApp({ database, env, clock: testClock, bus: localBus(), adapters })
  await app.ready()
  const owner = await signedIn('owner')
  const { list } = await owner.ok(listOrders, { status: 'pending', pageSize: 100 })
  const order = await owner.ok(readOrder, { id: list.find(({ lineCount }) => lineCount > 1)!.id })
  const proposal = { action: 'propose' as const, quantity: '1', reason: '库存不足' }
  const answered = await owner.ok(respondToOrder, {
    id: order.id,
    version: order.version,
    lines: [{ lineId: order.lines[0]!.id, ...proposal }],
  })
  expect(answered.status).toBe('partly-confirmed')
})
afterAll(async () => {
  await app.close()
  await database.close()
  await remove()
})

describe.each(['admin', 'owner', 'sales', 'driver', 'owner2'])('the first page of %s', (account) => {
  it('counts what the lists behind it show, or says nothing', async () => {
    const client = await signedIn(account)
    const stats = await client.ok(readStats, {})
    for (const [key, { page, query }] of Object.entries(waitingItems)) {
      const answer = await client.send(lists[page], { ...query, pageSize: 1 })
      const total = answer.code === 'A00003' ? null : (answer.data as { total: number }).total
      expect(stats[key as WaitingKey], key).toBe(total)
    }
  })
})

it('an operator’s first page has something of everything the demo leaves waiting', async () => {
  const stats = await (await signedIn('admin')).ok(readStats, {})
  for (const key of ['settleIns', 'consultations', 'ordersInReview', 'notesInDispute'] as const)
    expect(stats[key], key).toBeGreaterThan(0)
})
