import { can } from '@bdr/contract/access'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listChangeRequests } from '@bdr/contract/change-requests/calls'
import { listConsultations } from '@bdr/contract/consultations/calls'
import { readAgenda, readFigures, readStats } from '@bdr/contract/dashboard/calls'
import {
  agendaItems,
  agendaLength,
  urgencies,
  waitingItems,
  type WaitingKey,
} from '@bdr/contract/dashboard/model'
import { listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import type { Call } from '@bdr/contract/kernel/call'
import { listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { listProductReviews } from '@bdr/contract/products/calls'
import { listOpportunities } from '@bdr/contract/quotations/calls'
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
import { makeMerchant, makeStaff } from '../../test/factories.ts'
import { hashPassword } from '../session/passwords.ts'
import { clientOf, testClock, type Client } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { watchSecrets } from '../../test/secrets.ts'

/** The demo, which has records in most states, and an order of which half was answered. */
let database: Database
let app: FastifyInstance
const { adapters, remove } = testAdapters(watchSecrets())

const lists: Readonly<Record<(typeof waitingItems)[WaitingKey]['page'], Call>> = {
  orderList: listOrders,
  deliveryNoteList: listDeliveryNotes,
  settleInList: listSettleIns,
  changeRequestList: listChangeRequests,
  consultationList: listConsultations,
  opportunityList: listOpportunities,
  productReviewList: listProductReviews,
}

/** Records of single companies that operators see. */
const kindsOfMerchants: readonly string[] = ['noteInDispute', 'proposal', 'productReview']

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
  it('each count equals the list behind it, or is null', async () => {
    const client = await signedIn(account)
    const stats = await client.ok(readStats, {})
    for (const [key, { page, query }] of Object.entries(waitingItems)) {
      const answer = await client.send(lists[page], { ...query, pageSize: 1 })
      const total = answer.code === 'A00003' ? null : (answer.data as { total: number }).total
      expect(stats[key as WaitingKey], key).toBe(total)
    }
  })
})

it("an operator's first page contains something of everything that waits in the demo", async () => {
  const stats = await (await signedIn('admin')).ok(readStats, {})
  for (const key of ['settleIns', 'consultations', 'ordersInReview', 'notesInDispute'] as const)
    expect(stats[key], key).toBeGreaterThan(0)
})

describe('the agenda', () => {
  it.each(['admin', 'owner', 'sales', 'driver', 'owner2'])(
    'of %s contains only what they can do, the most urgent first',
    async (account) => {
      const { items } = await (await signedIn(account)).ok(readAgenda, {})
      expect(items.length).toBeGreaterThan(0)
      expect(items.length).toBeLessThanOrEqual(agendaLength)
      const ranks = items.map(({ urgency }) => urgencies.indexOf(urgency))
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
      const posts = { admin: 'admin', owner: '98', owner2: '98', sales: '99', driver: '100' } as const
      for (const { kind, merchantName } of items) {
        expect(can(posts[account as keyof typeof posts], agendaItems[kind].by), kind).toBe(true)
        expect(merchantName === null, kind).toBe(account !== 'admin' || !kindsOfMerchants.includes(kind))
      }
    },
  )

  it('starts with what has waited longest, and contains the day for the next step', async () => {
    const { items } = await (await signedIn('owner')).ok(readAgenda, {})
    const { list } = await (await signedIn('owner')).ok(listOrders, { waiting: 'answer', sort: 'createdAt' })
    const answers = items.filter(({ kind }) => kind === 'orderToAnswer')
    expect(answers.map(({ id }) => id)).toEqual(list.slice(0, answers.length).map(({ id }) => id))
    for (const { due, urgency } of items) expect(urgency === 'overdue', due).toBe(due < testClock.today())
  })

  it('shows a company its qualifications, but not to people who do not manage them', async () => {
    const papersOf = async (account: string) => (await (await signedIn(account)).ok(readAgenda, {})).papers
    expect(await papersOf('owner2')).toMatchObject([{ kind: 'quality-system', daysLeft: -3 }])
    expect(await papersOf('driver')).toBeNull()
    expect(await papersOf('admin')).toBeNull()
  })
})

describe('the figures', () => {
  it.each(['admin', 'owner', 'owner2'])(
    'of %s count the orders that the list of the month shows',
    async (account) => {
      const client = await signedIn(account)
      const figures = (await client.ok(readFigures, {}))!
      const { total } = await client.ok(listOrders, { orderedFrom: figures.month.from, pageSize: 1 })
      expect(figures.month.orders).toBe(total)
      expect(figures.month.from).toBe('2026-11-01')
      expect(figures.onTime.onTime).toBeLessThanOrEqual(figures.onTime.lines)
      expect(figures.answers.medianHours === null).toBe(figures.answers.orders === 0)
    },
  )

  it('are null for people who see no orders', async () => {
    expect(await (await signedIn('driver')).ok(readFigures, {})).toBeNull()
  })
})

describe('a new company', () => {
  it('is guided through the first steps until they are done', async () => {
    const db = database.kysely
    const { id: merchantId } = await makeMerchant(db, {
      code: 'M1009',
      name: '靖江新联管件有限公司（示例）',
      uscc: '91321282MA1N0XW21C',
    })
    const passwordHash = await hashPassword(demoPassword)
    const person = (account: string, post: '98' | '99', mobile: string) =>
      makeStaff(db, { account, name: account, mobile, post, merchantId, passwordHash })
    await person('begins', '98', '13911112222')
    const start = async (account = 'begins') => (await (await signedIn(account)).ok(readAgenda, {})).start
    expect(await start()).toEqual({ company: false, papers: false, people: false })
    await person('begins99', '99', '13911112223')
    expect(await start()).toEqual({ company: false, papers: false, people: true })
    expect(await start('begins99')).toBeNull()
    expect(await start('owner')).toBeNull()
  })
})
