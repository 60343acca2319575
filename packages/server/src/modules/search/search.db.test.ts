import { findRecords } from '@bdr/contract/search/calls'
import type { SearchKind } from '@bdr/contract/entities'
import { hitsPerKind } from '@bdr/contract/search/model'
import type { SearchHit } from '@bdr/contract/search/replies'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestConsultation } from '@bdr/contract/consultations/calls'
import { createContent } from '@bdr/contract/content/calls'
import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { respondToOrder } from '@bdr/contract/orders/calls'
import { testWorld, type TestWorld } from '../../test/app.ts'
import type { Account } from '../../test/people.ts'
import { makeOrder } from '../../test/factories.ts'
import { applyToSettleIn } from '@bdr/contract/settle-in/calls'
import { anArticle } from '../content/test/fields.ts'
import { makeApplicant, makeForm } from '../settle-in/test/applicant.ts'
import { orderLines } from '../orders/queries.ts'

let world: TestWorld
let noteNo: string

beforeAll(async () => {
  world = await testWorld()
  const db = world.database.kysely
  const order = (orderNo: string, merchantId: string, buyerName: string) =>
    makeOrder(db, world.viewers.admin, { orderNo, merchantId, buyerName })
  await order('PO-100', world.valves.id, '滨江发电（示例）')
  await order('PO-1', world.valves.id, '滨江发电（示例）')
  await order('PO-1', world.bearings.id, '临港水务（示例）')
  await order('50%_A', world.valves.id, '滨江发电（示例）')
  for (let n = 0; n < hitsPerKind + 2; n++) await order(`BULK-${n}`, world.bearings.id, '城西环保（示例）')

  const orderId = await order('PO-SHIP', world.valves.id, '滨江发电（示例）')
  const [line] = await orderLines(db, orderId)
  const owner = await world.as('owner')
  await owner.ok(respondToOrder, { id: orderId, version: 1, lines: [{ lineId: line!.id, action: 'accept' }] })
  const lines = [{ orderLineId: line!.id, quantity: '1' }]
  noteNo = (await owner.ok(createDeliveryNote, { submit: false, lines })).noteNo
})
afterAll(() => world.close())

/** What was found, by kind; kinds that the account cannot see are missing. */
const find = async (account: Account, keyword: string) => {
  const { groups } = await (await world.as(account)).ok(findRecords, { keyword })
  return Object.fromEntries(groups.map(({ kind, hits }) => [kind, hits])) as Partial<
    Record<SearchKind, SearchHit[]>
  >
}
const orderNos = async (account: Account, keyword: string) =>
  (await find(account, keyword)).order?.map(({ title }) => title)

describe('finding orders', () => {
  it('returns the exact number first', async () => {
    expect((await orderNos('owner', 'PO-1'))![0]).toBe('PO-1')
    expect(await orderNos('owner', 'PO-1')).toContain('PO-100')
  })

  it('finds part of a number or of a buyer, regardless of case', async () => {
    expect(await orderNos('owner', 'o-10')).toEqual(['PO-100'])
    expect(await orderNos('owner', 'ＰＯ－１００')).toEqual(['PO-100'])
    expect(await orderNos('owner', '滨江')).toHaveLength(4)
  })

  it('treats % and _ literally', async () => {
    expect(await orderNos('owner', '%')).toEqual(['50%_A'])
    expect(await orderNos('owner', '0%_A')).toEqual(['50%_A'])
  })

  it('is limited in length', async () => {
    expect(await orderNos('owner2', 'BULK')).toHaveLength(hitsPerKind)
  })
})

describe('finding delivery notes', () => {
  it('works with the complete number and with its end', async () => {
    for (const keyword of [noteNo, noteNo.slice(-4)])
      expect((await find('driver', keyword))['delivery-note']).toMatchObject([
        { title: noteNo, status: 'draft' },
      ])
  })
})

describe('finding people', () => {
  it('works with name, account and mobile', async () => {
    for (const keyword of ['rive', 'driver', '13800000003'])
      expect((await find('owner', keyword)).person).toMatchObject([
        { details: ['送货员', 'driver', '13800000003'], merchantName: world.valves.name },
      ])
  })

  it('excludes people who can no longer sign in', async () => {
    const db = world.database.kysely
    await db.updateTable('staff').set({ enabled: false }).where('account', '=', 'sales').execute()
    expect((await find('owner', 'sales')).person).toEqual([])
  })
})

describe('finding merchants and applications', () => {
  it('works for operators with name and codes', async () => {
    for (const keyword of ['明泽', 'm1001', '91320282'])
      expect((await find('admin', keyword)).merchant).toMatchObject([
        { details: ['M1001', expect.any(String)], status: 'active' },
      ])
    const { mobile, ticket } = await makeApplicant(world.database.kysely, '13700001234')
    const form = await makeForm(world.database.kysely, mobile)
    const { applicationNo } = await (await world.as(null)).ok(applyToSettleIn, { ticket, ...form })
    for (const keyword of ['恒固轴承', form.company.uscc.slice(0, 12), applicationNo, mobile.slice(0, 9)])
      expect((await find('admin', keyword))['settle-in']).toMatchObject([
        { details: [applicationNo, form.company.uscc], status: 'submitted' },
      ])
    const byOwner = await find('owner', '恒固轴承')
    expect(byOwner).not.toHaveProperty('merchant')
    expect(byOwner).not.toHaveProperty('settle-in')
  })

  it('works for content of the website, and for consultation requests', async () => {
    const admin = await world.as('admin')
    const fields = anArticle({ title: '阀门检修周期（示例）', slug: 'valve-repair' })
    const { id } = await admin.ok(createContent, { fields })
    for (const keyword of ['检修周期', 'valve-rep'])
      expect((await find('admin', keyword)).content).toEqual([
        {
          id,
          title: fields.title,
          details: ['新闻文章'],
          merchantName: null,
          status: 'draft',
          href: `/platform/articles/edit?id=${id}`,
        },
      ])
    const asked = { name: '顾问渠', mobile: '13700005678', company: '临河水务（示例）', message: '轴封漏水' }
    await (await world.as(null)).ok(requestConsultation, { techniqueId: null, ...asked })
    for (const keyword of ['问渠', '临河水务', '137000056'])
      expect((await find('admin', keyword)).consultation).toMatchObject([
        { title: asked.name, details: [asked.company, asked.mobile], status: 'new' },
      ])
    const byOwner = await find('owner', '问渠')
    expect(byOwner).not.toHaveProperty('content')
    expect(byOwner).not.toHaveProperty('consultation')
  })
})

describe('isolation', () => {
  it("excludes other merchants' records", async () => {
    const nothing = {
      order: [],
      'delivery-note': [],
      person: [],
      product: [],
      quotation: [],
      announcement: [],
    }
    expect(await find('owner2', '滨江')).toEqual(nothing)
    expect(await find('owner2', noteNo)).toEqual(nothing)
    expect((await find('owner2', '1380000000')).person).toMatchObject([
      { details: expect.arrayContaining(['owner2']) },
    ])
    expect((await find('owner2', 'PO-1')).order).toMatchObject([{ merchantName: world.bearings.name }])
  })

  it('includes all merchants for operators', async () => {
    const found = await find('admin', 'PO-1')
    expect(new Set(found.order!.map((hit) => hit.merchantName)).size).toBe(2)
    expect((await find('admin', '1380000000')).person!.length).toBeGreaterThan(3)
  })

  it('excludes kinds that a post does not see', async () => {
    expect(await find('driver', 'PO')).not.toHaveProperty('order')
    expect(await find('driver', 'PO')).not.toHaveProperty('person')
    expect((await find('driver', noteNo))['delivery-note']).toHaveLength(1)
  })
})

it('requires a keyword', async () => {
  const owner = await world.as('owner')
  expect((await owner.send(findRecords, { keyword: ' ' })).code).toBe('A00002')
})
