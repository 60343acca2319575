import * as calls from '@bdr/contract/inquiries/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import * as quotations from '@bdr/contract/quotations/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { clientOf, faultsIn, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { quoted } from '../../platform/workbook/clean-text.ts'
import { readWorkbook } from '../../platform/workbook/read-workbook.ts'
import { closeDue, expireOffers } from './deadline.ts'
import { inquiryForm, inquiryLine, offerFor, passDeadline, publishedInquiry } from './test/an-inquiry.ts'

let world: TestWorld
let admin: Client
let owner: Client
let owner2: Client
beforeAll(async () => {
  world = await testWorld()
  ;[admin, owner, owner2] = await Promise.all([world.as('admin'), world.as('owner'), world.as('owner2')])
})
afterAll(() => world.close())

const both = () => [world.valves.id, world.bearings.id]

/** A merchant's own quotation for an inquiry. */
async function shareOf(client: Client, inquiryNo: string) {
  const { list } = await client.ok(quotations.listOpportunities, { keyword: inquiryNo })
  return client.ok(quotations.readOpportunity, { id: list[0]!.id })
}
const messagesOf = async (client: Client, inquiryNo: string) =>
  (await client.ok(listMessages, {})).list
    .map(({ content }) => content)
    .filter((content) => content.includes(inquiryNo))

/** A closed inquiry that both merchants quoted: the valve merchant at 10, the bearing merchant at 12. */
async function quotedInquiry() {
  const { id, inquiryNo } = await publishedInquiry(admin, both())
  const [first, second] = [await shareOf(owner, inquiryNo), await shareOf(owner2, inquiryNo)]
  await owner.ok(quotations.submitQuotation, offerFor(first, '10'))
  await owner2.ok(quotations.submitQuotation, offerFor(second, '12'))
  await passDeadline(world.database.kysely, id)
  return { inquiry: await admin.ok(calls.readInquiry, { id }), first: first.id, second: second.id }
}

describe('the exported comparison', () => {
  it('is not available before the deadline, and then marks lowest prices, missing lines and substitutes', async () => {
    const { id, inquiryNo } = await publishedInquiry(admin, both())
    const [first, second] = [await shareOf(owner, inquiryNo), await shareOf(owner2, inquiryNo)]
    const dear = offerFor(first, '12')
    await owner.ok(quotations.submitQuotation, { ...dear, lines: dear.lines.slice(0, 1) })
    const cheap = offerFor(second, '10')
    const [gate, ...rest] = cheap.lines
    await owner2.ok(quotations.submitQuotation, {
      ...cheap,
      lines: [{ ...gate!, substitute: 'Z41W-16P DN100', quantity: '8' }, ...rest],
    })
    expect(await admin.call(calls.compareInquiry, { id })).toMatchObject({ code: 'A00001' })

    await passDeadline(world.database.kysely, id)
    const bytes = (await admin.ok(calls.compareInquiry, { id })) as unknown as Buffer
    const [sheet] = (await readWorkbook(bytes)).sheets
    const [head, ...rows] = sheet!.rows.map(({ cells }) => cells.map((cell) => quoted(cell)))
    const of = (row: number) =>
      Object.fromEntries(rows[row]!.flatMap((text, at) => (text === null ? [] : [[head![at], text]])))
    const [valves, bearings] = [world.valves.name, world.bearings.name]
    expect(of(0)).toMatchObject({
      物料名称: '楔式闸阀',
      最低含税单价: '10',
      最低价商家: bearings,
      [`${valves} 含税单价`]: '12',
      [`${valves} 含税金额`]: '120',
      [`${bearings} 供货期（天）`]: '30',
      [`${bearings} 品牌 / 替代品`]: '替代：Z41W-16P DN100',
      [`${bearings} 标记与说明`]: '最低；可供 8 台',
    })
    expect(of(1)).toMatchObject({ [`${valves} 标记与说明`]: '未报', [`${bearings} 标记与说明`]: '最低' })
    expect(of(3)).toMatchObject({ 物料名称: '含税合计', [`${bearings} 含税金额`]: '440' })
  })
})

describe('the calls of the home page', () => {
  it("return a supplier's own figures beside the totals, and nobody else's", async () => {
    const visitor = await world.as(null)
    const today = async (client: Client) => (await client.ok(calls.inquiryTrend, { days: 7 })).points.at(-1)!
    const [before, of2] = [await today(owner), await today(owner2)]
    const { inquiryNo } = await publishedInquiry(admin, [world.valves.id])
    await world.database.kysely
      .updateTable('inquiry')
      .set({ published_at: testClock.now().toISOString() })
      .where('inquiry_no', '=', inquiryNo)
      .execute()
    const mine = { invited: before.own!.invited + 1, quoted: before.own!.quoted }
    expect(await today(owner)).toMatchObject({ count: before.count + 1, own: mine })
    expect((await today(owner2)).own).toEqual(of2.own)
    const share = await shareOf(owner, inquiryNo)
    await owner.ok(quotations.submitQuotation, offerFor(share, '10'))
    expect((await today(owner)).own).toEqual({ ...mine, quoted: mine.quoted + 1 })

    const rowFor = async (client: Client) =>
      (await client.ok(calls.inquiryRowInfo, { limit: 50 })).find((row) => row.inquiryNo === inquiryNo)
    expect((await rowFor(owner))!.own).toEqual({ id: share.id, state: 'quoted' })
    // a deliverer sees no opportunities, operators have none, and an expired token belongs to nobody
    for (const client of [visitor, owner2, admin, await world.as('driver'), clientOf(world.app, 'gone')])
      expect((await rowFor(client))!.own).toBeNull()
    for (const client of [visitor, admin]) expect((await today(client)).own).toBeNull()
  })
})

describe('a draft', () => {
  it('is visible only to operators, and can be edited', async () => {
    const draft = await admin.ok(calls.createInquiry, inquiryForm({ title: '水泵机械密封' }))
    expect(draft).toMatchObject({ status: 'draft', lineCount: 2, publishedAt: null })
    expect(draft.inquiryNo).toMatch(/^XJ[2-9A-Z]{8}$/)
    const written = await admin.ok(calls.updateInquiry, {
      ...inquiryForm({ title: '机械密封', lines: [inquiryLine('机械密封', '104-45', '6')] }),
      id: draft.id,
      version: draft.version,
    })
    expect(written.lines.map(({ materialName }) => materialName)).toEqual(['机械密封'])
    const { list } = await owner.ok(quotations.listOpportunities, { keyword: draft.inquiryNo })
    expect(list).toEqual([])
    const rows = await (await world.as(null)).ok(calls.inquiryRowInfo, {})
    expect(rows.map(({ inquiryNo }) => inquiryNo)).not.toContain(draft.inquiryNo)
  })

  it('is not published without invited merchants, or after its deadline', async () => {
    const draft = await admin.ok(calls.createInquiry, inquiryForm())
    const { id, version } = draft
    const nobody = await admin.call(calls.publishInquiry, { id, version, byCategory: true, merchantIds: [] })
    expect(faultsIn(nobody)).toEqual([expect.stringContaining('还没有受邀的商家')])
    await passDeadline(world.database.kysely, id)
    const late = await admin.call(calls.publishInquiry, {
      id,
      version,
      byCategory: false,
      merchantIds: both(),
    })
    expect(faultsIn(late)).toEqual([expect.stringContaining('截止时间要晚于现在')])
    expect((await admin.ok(calls.readInquiry, { id })).status).toBe('draft')
  })
})

it('finds merchants that sell in its categories, or in those above or below them', async () => {
  const db = world.database.kysely
  const category = async (name: string, parent_id: string | null, level: number) =>
    (
      await db
        .insertInto('category')
        .values({ name, parent_id, level, code: `T${name}`, position: 0 } as never)
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  const valves = await category('阀', null, 1)
  const gates = await category('闸阀', valves, 2)
  await db
    .insertInto('merchant_category')
    .values({ merchant_id: world.valves.id, category_id: gates })
    .execute()
  const { id, version } = await admin.ok(calls.createInquiry, inquiryForm({ categoryIds: [valves] }))
  const { merchants, matching } = await admin.ok(calls.inquiryCandidates, { id })
  expect(matching).toBe(1)
  expect(merchants.map(({ code, matches }) => [code, matches])).toEqual([
    ['M1001', true],
    ['M1002', false],
  ])
  const published = await admin.ok(calls.publishInquiry, { id, version, byCategory: true, merchantIds: [] })
  expect(published.invitations.map(({ merchantCode, invitedBy }) => [merchantCode, invitedBy])).toEqual([
    ['M1001', 'category'],
  ])
  const here = await owner.ok(quotations.listOpportunities, { categoryId: valves })
  expect(here.list.map(({ inquiryNo }) => inquiryNo)).toEqual([published.inquiryNo])
  const more = await admin.ok(calls.inviteMerchants, {
    id,
    version: published.version,
    byCategory: false,
    merchantIds: [world.bearings.id],
  })
  expect(more.invitedCount).toBe(2)
})

describe('offers', () => {
  it('are hidden from operators until the deadline', async () => {
    const { id, inquiryNo } = await publishedInquiry(admin, both())
    await owner.ok(quotations.submitQuotation, offerFor(await shareOf(owner, inquiryNo), '10'))
    const open = await admin.ok(calls.readInquiry, { id })
    expect(open.invitations.map(({ status, offer }) => [status, offer])).toEqual([
      ['submitted', null],
      ['draft', null],
    ])
    expect(open.actions.allowed).not.toContain('award')
    await passDeadline(world.database.kysely, id)
    const closed = await admin.ok(calls.readInquiry, { id })
    expect(closed.status).toBe('closed')
    expect(closed.invitations[0]!.offer).toMatchObject({ number: 1, gross: '460.00' })
    expect(closed.actions.allowed).toEqual(['award', 'fail', 'cancel'])
  })

  it('are closed by the task, together with quotations that were never submitted', async () => {
    const { id, inquiryNo } = await publishedInquiry(admin, both())
    await owner.ok(quotations.submitQuotation, offerFor(await shareOf(owner, inquiryNo), '10'))
    await passDeadline(world.database.kysely, id)
    expect(await closeDue(world.database, world.bus)).toBeGreaterThan(0)
    expect(await closeDue(world.database, world.bus)).toBe(0)
    const { invitations, history } = await admin.ok(calls.readInquiry, { id })
    expect(invitations.map(({ status }) => status)).toEqual(['submitted', 'expired'])
    expect(history[0]).toMatchObject({ action: 'close', actor: '' })
    expect(await messagesOf(admin, inquiryNo)).toEqual([expect.stringContaining('收到 1 家报价')])
  })

  it('end when they are no longer binding, and cannot be awarded', async () => {
    const { inquiry, first } = await quotedInquiry()
    await world.database.kysely
      .updateTable('quotation_version')
      .set({ valid_until: '2026-11-01' })
      .where('quotation_id', '=', first)
      .execute()
    const award = { lineId: inquiry.lines[0]!.id, quotationId: first, quantity: '10' }
    const { id, version } = inquiry
    const refused = await admin.call(calls.awardInquiry, { id, version, awards: [award] })
    expect(faultsIn(refused)).toEqual([expect.stringContaining('已过期')])
    await world.database.kysely
      .updateTable('quotation')
      .set({ valid_until: '2020-01-01' })
      .where('id', '=', first)
      .execute()
    expect(await expireOffers(world.database, world.bus)).toBe(1)
    expect((await owner.ok(quotations.readOpportunity, { id: first })).status).toBe('expired')
  })
})

describe('an award', () => {
  it('creates an order for each winner with the prices at the deadline, and tells the others only that they did not win', async () => {
    const { inquiry, first, second } = await quotedInquiry()
    const [gate, stop] = inquiry.lines
    const awarded = await admin.ok(calls.awardInquiry, {
      id: inquiry.id,
      version: inquiry.version,
      awards: [
        { lineId: gate!.id, quotationId: first, quantity: '6' },
        { lineId: gate!.id, quotationId: second, quantity: '4' },
        { lineId: stop!.id, quotationId: second, quantity: '24' },
      ],
    })
    expect(awarded.status).toBe('awarded')
    expect(
      awarded.awards.map(({ quotationId, quantity, amount }) => [quotationId, quantity, amount]),
    ).toEqual(
      expect.arrayContaining([
        [first, '6', '60.00'],
        [second, '4', '48.00'],
        [second, '24', '288.00'],
      ]),
    )
    const mine = await owner.ok(quotations.readOpportunity, { id: first })
    expect(mine).toMatchObject({ status: 'awarded', state: 'won' })
    expect(mine.awards).toEqual([expect.objectContaining({ quantity: '6', unitPrice: '10' })])
    const order = await owner.ok(readOrder, { id: mine.awards[0]!.orderId })
    expect(order).toMatchObject({
      source: 'award',
      status: 'pending',
      totalAmount: '60.00',
      shipTo: '江苏省南通市海门区滨江街道电厂路 1 号 物资仓库',
      note: expect.stringContaining('另计含税运费 120.00 元'),
    })
    expect(order.lines).toEqual([
      expect.objectContaining({ lineNo: 1, quantity: '6', unitPrice: '10', taxRate: '0.13' }),
    ])
    expect(order.history).toEqual([expect.objectContaining({ action: 'award', about: inquiry.inquiryNo })])
    const { list } = await owner2.ok(listOrders, {})
    expect(list.map(({ totalAmount }) => totalAmount)).toContain('336.00')
    expect(await messagesOf(owner, inquiry.inquiryNo)).toContainEqual(expect.stringContaining('中标'))
  })

  it('uses the current version, and the price break of the awarded quantity', async () => {
    const { id, inquiryNo } = await publishedInquiry(admin, both())
    const share = await shareOf(owner, inquiryNo)
    const offer = offerFor(share, '10')
    const revised = await owner.ok(quotations.submitQuotation, offer)
    const lines = offer.lines.map((line) => ({
      ...line,
      unitPrice: '8',
      taxIncluded: false,
      priceBreaks: [{ from: '8', unitPrice: '7.5' }],
    }))
    await owner.ok(quotations.submitQuotation, { ...offer, lines, version: revised.version })
    await passDeadline(world.database.kysely, id)
    const { version, lines: asked } = await admin.ok(calls.readInquiry, { id })
    await admin.ok(calls.awardInquiry, {
      id,
      version,
      awards: [{ lineId: asked[0]!.id, quotationId: share.id, quantity: '8' }],
    })
    const { awards, versions } = await owner.ok(quotations.readOpportunity, { id: share.id })
    expect(awards[0]!.unitPrice).toBe('8.475')
    expect(versions.map(({ number, gross }) => [number, gross])).toEqual([
      [2, '408.15'],
      [1, '460.00'],
    ])
  })

  it('is refused line by line, and then nothing changes', async () => {
    const { inquiry, first, second } = await quotedInquiry()
    const { id, version, lines } = inquiry
    const gate = lines[0]!.id
    const refused = await admin.call(calls.awardInquiry, {
      id,
      version,
      awards: [
        { lineId: gate, quotationId: first, quantity: '6' },
        { lineId: gate, quotationId: second, quantity: '5' },
        { lineId: gate, quotationId: second, quantity: '1' },
        { lineId: lines[1]!.id, quotationId: first, quantity: '25' },
      ],
    })
    expect(faultsIn(refused).map((fault) => fault.replace(/：.*：/, '：'))).toEqual([
      expect.stringContaining('超过询价数量 10'),
      expect.stringContaining('重复定标'),
      expect.stringContaining('超过这家的报价数量 24'),
    ])
    expect((await admin.ok(calls.readInquiry, { id })).awards).toEqual([])
  })

  it('may be omitted: merchants that quoted are notified that they did not win, and of nothing else', async () => {
    const { inquiry, first } = await quotedInquiry()
    const { id, version, inquiryNo } = inquiry
    await admin.ok(calls.failInquiry, { id, version, reason: '两家报价都超预算' })
    const mine = await owner.ok(quotations.readOpportunity, { id: first })
    expect(mine).toMatchObject({ status: 'lost', state: 'lost', inquiryStatus: 'failed' })
    expect(JSON.stringify(mine)).not.toContain('超预算')
    const messages = await messagesOf(owner, inquiryNo)
    expect(messages[0]).toContain('您未中标')
    expect(messages.join()).not.toContain('超预算')
  })
})

describe('an open inquiry', () => {
  it('can be cancelled with a reason that invited merchants see', async () => {
    const { id, version, inquiryNo } = await publishedInquiry(admin, both())
    const share = await shareOf(owner, inquiryNo)
    await admin.ok(calls.cancelInquiry, { id, version, reason: '项目推迟' })
    expect(await messagesOf(owner, inquiryNo)).toContainEqual(expect.stringContaining('项目推迟'))
    const refused = await owner.call(quotations.submitQuotation, offerFor(share, '10'))
    expect([refused.code, refused.msg]).toEqual(['A06002', expect.any(String)])
  })

  it('can be extended, but not shortened', async () => {
    const { id, version, deadline, inquiryNo } = await publishedInquiry(admin, both())
    const earlier = { id, version, deadline: new Date(Date.parse(deadline) - 60_000).toISOString() }
    const refused = await admin.call(calls.extendInquiry, { ...earlier, reason: '提前' })
    expect(faultsIn(refused)).toEqual([expect.stringContaining('只能延后')])
    const later = new Date(Date.parse(deadline) + 86_400_000).toISOString()
    await admin.ok(calls.extendInquiry, { id, version, deadline: later, reason: '补充图纸' })
    const share = await shareOf(owner, inquiryNo)
    expect(Date.parse(share.deadline)).toBe(Date.parse(later))
    expect(share.history[0]).toMatchObject({ action: 'extend', reason: '补充图纸' })
  })

  it('has its questions answered to all, without the name of who asked', async () => {
    const { id, inquiryNo } = await publishedInquiry(admin, both())
    const [asking, other] = [await shareOf(owner, inquiryNo), await shareOf(owner2, inquiryNo)]
    await owner.ok(quotations.askQuestion, { id: asking.id, text: '阀杆材质有要求吗？' })
    expect((await owner2.ok(quotations.readOpportunity, { id: other.id })).questions).toEqual([])
    const { questions } = await admin.ok(calls.readInquiry, { id })
    expect(questions).toEqual([expect.objectContaining({ merchantName: world.valves.name, answer: null })])
    const answer = { id, questionId: questions[0]!.id, answer: '2Cr13' }
    await admin.ok(calls.answerQuestion, answer)
    expect((await admin.call(calls.answerQuestion, answer)).code).toBe('A06002')
    const read = await owner2.ok(quotations.readOpportunity, { id: other.id })
    expect(read.questions).toEqual([
      expect.objectContaining({ text: '阀杆材质有要求吗？', own: false, answer: '2Cr13' }),
    ])
    expect(JSON.stringify(read)).not.toContain(world.valves.name)
    expect((await owner.ok(quotations.readOpportunity, { id: asking.id })).questions[0]!.own).toBe(true)
  })
})
