import * as inquiries from '@bdr/contract/inquiries/calls'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import * as quotations from '@bdr/contract/quotations/calls'
import type { OpportunityDetail } from '@bdr/contract/quotations/replies'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { Database } from '../../platform/db/open.ts'
import { openPostgres } from '../../platform/db/postgres.ts'
import { clientOf, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { testPassword, testPasswordHash } from '../../test/people.ts'
import { makeMerchant, makeStaff } from '../../test/factories.ts'
import type { TestRedis } from '../../test/fake-redis.ts'
import { startNode, type TestNode } from '../../test/node.ts'
import { databaseUrl } from '../../test/postgres-cluster.ts'
import { startRedis } from '../../test/redis.ts'
import { closeDue } from './deadline.ts'
import { offerFor, passDeadline, publishedInquiry } from './test/an-inquiry.ts'

/** Two nodes on one database: concurrent actions have the same result as on one node. */
let world: TestWorld
let redis: TestRedis
let database: Database
let nodes: readonly TestNode[]
const suppliers: { readonly id: string; readonly token: string }[] = []

beforeAll(async () => {
  world = await testWorld()
  redis = await startRedis()
  database = await sameDatabaseAgain(world.database)
  nodes = [await startNode(world.database, redis), await startNode(database, redis)]
  for (let place = 0; place < 10; place += 1) {
    const db = world.database.kysely
    const company = {
      code: `M20${place}`,
      name: `供应商 ${place}（示例）`,
      uscc: `9132028200000000${place}X`,
    }
    const { id } = await makeMerchant(db, company)
    const account = `supplier${place}`
    const mobile = `1390000000${place}`
    await makeStaff(db, {
      account,
      name: account,
      mobile,
      post: '98',
      merchantId: id,
      passwordHash: testPasswordHash,
    })
    const { accessToken } = await clientOf(world.app, null).ok(login, {
      principal: account,
      credentials: testPassword,
      sysType: loginSysType,
    })
    suppliers.push({ id, token: accessToken! })
  }
})
afterAll(async () => {
  for (const node of nodes) await node.close()
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

const onNode = (token: string, place: number): Client => clientOf(nodes[place % nodes.length]!.app, token)

async function shareOf(client: Client, inquiryNo: string): Promise<OpportunityDetail> {
  const { list } = await client.ok(quotations.listOpportunities, { keyword: inquiryNo })
  return client.ok(quotations.readOpportunity, { id: list[0]!.id })
}

it('50 quotations around the deadline: none is late, and none counts twice', async () => {
  const admin = await world.as('admin')
  const { id, inquiryNo } = await publishedInquiry(
    admin,
    suppliers.map((one) => one.id),
  )
  const shares = await Promise.all(
    suppliers.map(({ token }) => shareOf(clientOf(world.app, token), inquiryNo)),
  )
  await sql`update inquiry set deadline = clock_timestamp() + interval '250 milliseconds' where id = ${id}`.execute(
    world.database.kysely,
  )
  // each supplier five times at once, on both nodes, while both close due inquiries
  const sent = Array.from({ length: 50 }, (_, place) => {
    const at = place % suppliers.length
    const client = onNode(suppliers[at]!.token, Math.floor(place / suppliers.length))
    return client.call(quotations.submitQuotation, offerFor(shares[at]!, String(10 + place)))
  })
  const [answers] = await Promise.all([
    Promise.all(sent),
    ...nodes.map(async (node) => {
      for (let closed = 0; closed === 0;)
        closed =
          (await closeDue(world.database, node.bus)) +
          Number(
            (
              await world.database.kysely
                .selectFrom('inquiry')
                .select('status')
                .where('id', '=', id)
                .executeTakeFirstOrThrow()
            ).status === 'closed',
          )
    }),
  ])

  const { rows: late } = await sql`
    select from quotation_version v join quotation q on q.id = v.quotation_id join inquiry i on i.id = q.inquiry_id
    where i.id = ${id} and v.submitted_at >= i.deadline`.execute(world.database.kysely)
  expect(late).toEqual([])
  const stored = await world.database.kysely
    .selectFrom('quotation as q')
    .leftJoin('quotation_version as v', 'v.quotation_id', 'q.id')
    .select(['q.id', 'q.status', 'v.number'])
    .where('q.inquiry_id', '=', id)
    .execute()
  const taken = answers.filter(({ code }) => code === '00000').length
  expect(stored.filter(({ number }) => number !== null)).toHaveLength(taken)
  for (const { status, number } of stored)
    expect([status, number]).toEqual(number === null ? ['expired', null] : ['submitted', 1])
  for (const { code, key } of answers)
    expect([
      ['00000', undefined],
      ['A06002', 'record.changed'],
      ['A06002', 'quotation.deadlinePassed'],
    ]).toContainEqual([code, key])
  const again = await onNode(suppliers[0]!.token, 1).call(
    quotations.submitQuotation,
    offerFor({ ...shares[0]!, version: 2 }, '1'),
  )
  expect(again.code).toBe('A06002')
})

it('50 awards at once: one succeeds, and there is one order', async () => {
  const admin = await world.as('admin')
  const { id, inquiryNo } = await publishedInquiry(admin, [suppliers[0]!.id])
  const share = await shareOf(clientOf(world.app, suppliers[0]!.token), inquiryNo)
  await clientOf(world.app, suppliers[0]!.token).ok(quotations.submitQuotation, offerFor(share, '10'))
  await passDeadline(world.database.kysely, id)
  const { version, lines } = await admin.ok(inquiries.readInquiry, { id })
  const awards = lines.map((line) => ({ lineId: line.id, quotationId: share.id, quantity: line.quantity }))
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      onNode(admin.token!, place).call(inquiries.awardInquiry, { id, version, awards }),
    ),
  )
  const codes = answers.map(({ code }) => code)
  expect(codes.filter((code) => code === '00000')).toHaveLength(1)
  expect(codes.filter((code) => code === 'A06002')).toHaveLength(49)
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from purchase_order where source = 'award' and merchant_id = ${suppliers[0]!.id}`.execute(
    world.database.kysely,
  )
  expect(rows[0]!.orders).toBe(1)
})
