import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { countDeliveryNotes, listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { countOrders, listOrders } from '@bdr/contract/orders/calls'
import { searchCompanies } from '@bdr/contract/corporate-info/calls'
import { usccFault } from '@bdr/contract/kernel/uscc'
import { countInquiries } from '@bdr/contract/inquiries/calls'
import { listMerchants, readMerchant } from '@bdr/contract/merchants/calls'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { listOpportunities } from '@bdr/contract/quotations/calls'
import { listSettleIns, readSettleIn } from '@bdr/contract/settle-in/review-calls'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { auditNumbers } from '../../modules/orders/audit-numbers.ts'
import { localBus } from '../../platform/bus.ts'
import type { Database } from '../../platform/db/open.ts'
import { readEnv } from '../../platform/env.ts'
import { clientOf, testClock, type Client } from '../../test/app.ts'
import { testDatabase } from '../../test/database.ts'
import { testAdapters } from '../../test/adapters.ts'
import { watchSecrets } from '../../test/secrets.ts'
import { demoCompanies } from './companies.ts'
import { seedDemoOnce } from './seed-once.ts'
import { demoPassword } from './people.ts'

/** The demo as created by a first start. */
let database: Database
let app: FastifyInstance
let admin: Client
const { adapters, sent, remove } = testAdapters(watchSecrets())

beforeAll(async () => {
  database = await testDatabase()
  // two nodes that start at once on an empty database
  const seeded = await Promise.all([1, 2].map(() => seedDemoOnce(database, testClock, adapters.store)))
  expect(seeded.filter(Boolean)).toHaveLength(1)
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  app = await buildApp({ database, env, clock: testClock, bus: localBus(), adapters })
  await app.ready()
  const credentials = { principal: 'admin', credentials: demoPassword, sysType: loginSysType } as const
  const signedIn = await clientOf(app, null).ok(login, credentials)
  admin = clientOf(app, 'accessToken' in signedIn ? signedIn.accessToken : null)
})
afterAll(async () => {
  await app.close()
  await database.close()
  await remove()
})

it('its quantities are consistent', async () => {
  expect(await auditNumbers(database.kysely)).toEqual([])
})

it('it is created once', async () => {
  expect(await seedDemoOnce(database, testClock, adapters.store)).toBe(false)
})

it('it has applications in every state, with pictures', async () => {
  const queue = await admin.ok(listSettleIns, {})
  for (const { status, count } of queue.counts) expect(count, status).toBeGreaterThan(0)
  for (const { id } of queue.list) {
    const { files } = await admin.ok(readSettleIn, { id })
    expect(files.length).toBeGreaterThan(0)
    for (const { url, mediaType } of files) {
      const { statusCode, headers } = await app.inject({ url })
      expect([statusCode, headers['content-type']]).toEqual([200, mediaType])
    }
  }
})

it('it has active and frozen merchants, with qualifications and owners', async () => {
  const { list, counts } = await admin.ok(listMerchants, { sort: 'code' })
  expect(list.map(({ code }) => code)).toEqual(['M1001', 'M1002', 'M2001', 'M2002'])
  for (const { count } of counts) expect(count).toBeGreaterThan(0)
  for (const { id } of list) {
    const merchant = await admin.ok(readMerchant, { id })
    expect(merchant.licence).not.toBe(null)
    expect(merchant.owners).toHaveLength(1)
    expect(merchant.categories.length).toBeGreaterThan(0)
  }
})

it('its register has valid codes', async () => {
  const companies = Object.values(demoCompanies)
  expect(companies.length).toBeGreaterThanOrEqual(12)
  for (const { uscc, name } of companies) {
    expect(usccFault(uscc), name).toBe(null)
    expect(name).toContain('（示例）')
  }
  expect(await clientOf(app, null).ok(searchCompanies, { keyword: '仪表' })).toMatchObject([
    { name: demoCompanies['jingwei']!.name, regionName: '江苏省常州市新北区' },
  ])
})

it('it has files of both sides, comments, and a pending revision', async () => {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::int from attachment where kind = 'order' and by_operator) as "byOperator",
      (select count(*)::int from attachment where kind = 'order' and not by_operator) as "bySupplier",
      (select count(*)::int from attachment where kind = 'inquiry') as inquiry,
      (select count(*)::int from attachment where kind = 'quotation') as quotation,
      (select count(*)::int from order_comment) as comments,
      (select count(*)::int from history where action = 'addLine') as added,
      (select count(*)::int from list_view) as views,
      (select count(*)::int from note_template) as templates`.execute(database.kysely)
  for (const [what, count] of Object.entries(rows[0]!)) expect(count, what).toBeGreaterThan(0)
  const { rows: odd } = await sql`
    select 1 from (select created_at from attachment union all select created_at from order_comment) as t
    where to_char(created_at at time zone 'Asia/Shanghai', 'HH24:MI') not between '08:40' and '17:20'`.execute(
    database.kysely,
  )
  expect(odd).toEqual([])
})

it('it sends no SMS', async () => {
  await app.outbox.drain()
  expect(sent).toEqual([])
})

it('its events happen on working days, one after another', async () => {
  const { rows } = await sql<{
    kind: string
    record_id: string
    action: string
    clock: string
    weekday: number
  }>`
    select kind, record_id, action, to_char(at at time zone 'Asia/Shanghai', 'HH24:MI') as clock,
      extract(isodow from at at time zone 'Asia/Shanghai')::int as weekday
    from history where kind in ('order', 'delivery-note', 'settle-in', 'consultation') order by at`.execute(
    database.kysely,
  )
  expect(rows.length).toBeGreaterThan(80)
  for (const { kind, record_id, clock, weekday } of rows)
    expect(clock >= '08:40' && clock <= '17:20' && weekday < 6, `${kind} ${record_id} ${clock}`).toBe(true)
  const notes = Map.groupBy(
    rows.filter(({ kind }) => kind === 'delivery-note'),
    (row) => row.record_id,
  )
  const settled = [...notes.values()].find((story) => story.some(({ action }) => action === 'settle'))!
  expect(new Set(settled.map(({ clock }) => clock)).size).toBeGreaterThanOrEqual(4)
  const { rows: numbers } = await sql<{ wrong: string }>`
    select note_no as wrong from delivery_note
    where substr(note_no, 3, 6) <> to_char(created_at at time zone 'Asia/Shanghai', 'YYMMDD')`.execute(
    database.kysely,
  )
  expect(numbers).toEqual([])
})

it('its records are found by the numbers it shows', async () => {
  const { rows } = await sql<{ missed: string }>`
    select n.note_no as missed from delivery_note n
    left join search_text t on t.kind = 'delivery-note' and t.record_id = n.id
      and position(searchable(n.note_no) in t.body) > 0
    where t.record_id is null
    union all
    select o.order_no from purchase_order o
    left join search_text t on t.kind = 'order' and t.record_id = o.id
      and position(searchable(o.order_no) in t.body) > 0
    where t.record_id is null`.execute(database.kysely)
  expect(rows).toEqual([])
})

it('its tabs have the counts of their lists, for every post and the operator', async () => {
  for (const principal of ['owner', 'sales', 'driver', 'owner2', 'admin']) {
    const signedIn = await clientOf(app, null).ok(login, {
      principal,
      credentials: demoPassword,
      sysType: loginSysType,
    })
    const client = clientOf(app, 'accessToken' in signedIn ? signedIn.accessToken : null)
    const lists = [
      ...(principal === 'driver' ? [] : [{ counts: countOrders, list: listOrders }]),
      { counts: countDeliveryNotes, list: listDeliveryNotes },
    ]
    for (const { counts, list } of lists)
      for (const filter of [{}, { keyword: '阀' }, { keyword: '2026' }, { buyer: '滨江' }]) {
        const answer = (await client.ok(counts, filter)) as {
          counts: { tab: string; count: number; hasMore: boolean }[]
        }
        expect(answer.counts.length).toBeGreaterThan(3)
        for (const { tab, count, hasMore } of answer.counts) {
          const waiting: Record<string, string> = tab === 'all' ? {} : { waiting: tab }
          const { total } = (await client.ok(list, { ...filter, ...waiting })) as { total: number }
          expect({ count, hasMore }, `${principal} ${list.name} ${tab}`).toEqual({
            count: total,
            hasMore: false,
          })
        }
      }
  }
})

it('its notices name the deadlines of their inquiries', async () => {
  const { rows } = await sql<{ content: string; deadline: string }>`
    select m.content, to_char(i.deadline at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI') as deadline
    from message m join inquiry i on position('<b>' || i.inquiry_no || '</b>' in m.content) > 0
    where m.content like '%报价截止 %'`.execute(database.kysely)
  expect(rows.length).toBeGreaterThan(5)
  for (const { content, deadline } of rows) expect(content).toContain(`报价截止 ${deadline}`)
})

it('merchants are invited to each of its open inquiries, and their own hall shows them', async () => {
  const { rows } = await sql<{ title: string }>`
    select i.title from inquiry i where i.status = 'open'
      and not exists (select from quotation q where q.inquiry_id = i.id)`.execute(database.kysely)
  expect(rows).toEqual([])
  const { rows: early } = await sql`
    select q.id from quotation q join inquiry i on i.id = q.inquiry_id where q.invited_at < i.published_at`.execute(
    database.kysely,
  )
  expect(early).toEqual([])
})

it('it has inquiries in every state, and quotations of both merchants', async () => {
  const { counts } = await admin.ok(countInquiries, {})
  for (const { tab, count } of counts) expect(count, tab).toBeGreaterThan(0)
  const merchant = async (principal: string) => {
    const credentials = { principal, credentials: demoPassword, sysType: loginSysType } as const
    const { accessToken } = await clientOf(app, null).ok(login, credentials)
    const { list } = await clientOf(app, accessToken).ok(listOpportunities, { pageSize: 100 })
    return [...new Set(list.map(({ state }) => state))].toSorted()
  }
  expect(await merchant('owner')).toEqual(['closed', 'declined', 'lost', 'quoted', 'unquoted', 'won'])
  expect(await merchant('owner2')).toEqual(['closed', 'declined', 'lost', 'quoted', 'unquoted', 'won'])
})
