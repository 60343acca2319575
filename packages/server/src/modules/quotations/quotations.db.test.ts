import { cancelInquiry } from '@bdr/contract/inquiries/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import * as calls from '@bdr/contract/quotations/calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsIn, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { offerFor, passDeadline, publishedInquiry } from '../inquiries/test/an-inquiry.ts'

let world: TestWorld
let admin: Client
let owner: Client
let sales: Client
beforeAll(async () => {
  world = await testWorld()
  ;[admin, owner, sales] = await Promise.all([world.as('admin'), world.as('owner'), world.as('sales')])
})
afterAll(() => world.close())

/** An inquiry to which the valve merchant is invited, as that merchant sees it. */
async function opportunity(form: Parameters<typeof publishedInquiry>[2] = {}) {
  const inquiry = await publishedInquiry(admin, [world.valves.id], form)
  const { list } = await owner.ok(calls.listOpportunities, { keyword: inquiry.inquiryNo })
  return { inquiry, share: await owner.ok(calls.readOpportunity, { id: list[0]!.id }) }
}

describe('a quotation', () => {
  it('is submitted, revised and withdrawn; its versions are kept', async () => {
    const { share } = await opportunity()
    expect(share).toMatchObject({ status: 'draft', state: 'unquoted', totalAmount: null, versions: [] })
    let now = await owner.ok(calls.submitQuotation, offerFor(share, '10'))
    expect(now).toMatchObject({ status: 'submitted', state: 'quoted', totalAmount: '460.00' })
    expect(now.versions[0]).toMatchObject({ number: 1, net: '300.89', tax: '39.11', submittedBy: 'owner' })
    now = await sales.ok(calls.submitQuotation, offerFor(now, '9.5'))
    expect(now.versions.map(({ number, gross }) => [number, gross])).toEqual([
      [2, '443.00'],
      [1, '460.00'],
    ])
    now = await owner.ok(calls.withdrawQuotation, { id: now.id, version: now.version, reason: '价格有误' })
    expect(now).toMatchObject({ status: 'withdrawn', state: 'unquoted', totalAmount: null })
    now = await owner.ok(calls.submitQuotation, offerFor(now, '11'))
    expect(now.versions.map(({ number }) => number)).toEqual([3, 2, 1])
    expect(now.history.map(({ action }) => action)).toEqual([
      'submit',
      'withdraw',
      'revise',
      'submit',
      'invite',
    ])
    expect(now.history.map(({ id }) => id)).toEqual(['5', '4', '3', '2', '1'])
  })

  it('is not submitted twice by two people at the same time', async () => {
    const { share } = await opportunity()
    await owner.ok(calls.submitQuotation, offerFor(share, '10'))
    const second = await sales.call(calls.submitQuotation, offerFor(share, '9'))
    expect([second.code, second.key]).toEqual(['A06002', 'record.changed'])
  })

  it('can be declined with a reason, which can be undone until the deadline', async () => {
    const { share } = await opportunity()
    const declined = await owner.ok(calls.declineQuotation, {
      id: share.id,
      version: share.version,
      reason: '产能已满',
    })
    expect(declined).toMatchObject({ status: 'declined', state: 'declined' })
    const quoted = await owner.ok(calls.submitQuotation, offerFor(declined, '10'))
    expect(quoted.status).toBe('submitted')
  })

  it('cannot be changed after the deadline', async () => {
    const { inquiry, share } = await opportunity()
    const quoted = await owner.ok(calls.submitQuotation, offerFor(share, '10'))
    await passDeadline(world.database.kysely, inquiry.id)
    const { id, version } = quoted
    const answers = [
      await owner.call(calls.submitQuotation, offerFor(quoted, '9')),
      await owner.call(calls.withdrawQuotation, { id, version, reason: '后悔' }),
      await owner.call(calls.askQuestion, { id, text: '还能改吗' }),
      await owner.call(calls.saveQuotationDraft, {
        id,
        draftVersion: quoted.draft.version,
        draft: { validUntil: '', freight: '', remark: '', lines: [] },
      }),
    ]
    expect(answers.map(({ code, key }) => [code, key])).toEqual(
      answers.map(() => ['A06002', 'quotation.deadlinePassed']),
    )
    const after = await owner.ok(calls.readOpportunity, { id })
    expect(after).toMatchObject({ state: 'closed', version })
    expect(after.actions.blocked).toContainEqual({ action: 'revise', reason: '报价已截止，内容不能再变' })
  })

  it('reports at each field what the inquiry does not allow', async () => {
    const { share } = await opportunity({ allowPartial: false, allowSubstitute: false })
    const offer = offerFor(share, '10')
    const [first] = offer.lines
    const refused = await owner.call(calls.submitQuotation, {
      ...offer,
      validUntil: '2020-01-01',
      lines: [
        {
          ...first!,
          quantity: '9',
          moq: '9.5',
          substitute: '国产同类',
          priceBreaks: [
            { from: '5', unitPrice: '9' },
            { from: '5', unitPrice: '8' },
          ],
        },
      ],
    })
    expect(refused.faults.map(({ path, key }) => [path, key])).toEqual([
      ['validUntil', 'quotation.validityPast'],
      ['lines', 'quotation.partial'],
      ['lines[0].quantity', 'quotation.lessThanAsked'],
      ['lines[0].moq', 'quotation.moqAboveQuantity'],
      ['lines[0].substitute', 'quotation.noSubstitute'],
      ['lines[0].priceBreaks[1].from', 'quotation.breaksNotRising'],
    ])
    const foreign = await owner.call(calls.submitQuotation, {
      ...offer,
      lines: [{ ...first!, lineId: '999999' }],
    })
    expect(faultsIn(foreign)).toContainEqual(expect.stringContaining('这一行不在此询价中'))
  })
})

describe('a draft', () => {
  it('is stored for colleagues; a person whose save comes too late learns who saved before', async () => {
    const { share } = await opportunity()
    const { id } = share
    const draft = { validUntil: '2026-12', freight: '', remark: '先报轴套', lines: [] }
    const saved = await owner.ok(calls.saveQuotationDraft, { id, draftVersion: 0, draft })
    expect(saved).toMatchObject({ version: 1, values: draft })
    const read = await sales.ok(calls.readOpportunity, { id })
    expect(read.draft).toMatchObject({ version: 1, values: draft, savedBy: 'owner' })
    expect(read.version).toBe(share.version)
    const outdated = await sales.call(calls.saveQuotationDraft, { id, draftVersion: 0, draft })
    expect([outdated.key, outdated.msg]).toEqual([
      'quotation.draftChanged',
      'owner刚刚也在填写这份报价并已保存',
    ])
    expect((await owner.ok(calls.listOpportunities, {})).list[0]!.hasDraft).toBe(true)
    const submitted = await owner.ok(calls.submitQuotation, offerFor(share, '10'))
    expect(submitted.draft.values).toBeNull()
  })
})

describe('the list of opportunities', () => {
  it('marks them as new for each person until they have opened them', async () => {
    const { share } = await opportunity()
    expect(share.unread).toBe(true)
    await owner.ok(calls.seeOpportunity, { id: share.id })
    await owner.ok(calls.seeOpportunity, { id: share.id })
    const unread = async (client: Client) =>
      (await client.ok(calls.listOpportunities, {})).list.find(({ id }) => id === share.id)!.unread
    expect([await unread(owner), await unread(sales)]).toEqual([false, true])
  })

  it('can be narrowed by state, region, value, deadline and any word', async () => {
    const { share } = await opportunity({
      regionCode: '110101',
      valueBand: 'over-1m',
      deadline: '2031-05-05T12:00:00+08:00',
    })
    const found = async (filter: Parameters<typeof owner.ok<typeof calls.listOpportunities>>[1]) =>
      (await owner.ok(calls.listOpportunities, filter)).list.map(({ id }) => id)
    expect(await found({ region: '110000' })).toEqual([share.id])
    expect(await found({ region: '310000' })).toEqual([])
    expect(await found({ valueBand: 'over-1m' })).toEqual([share.id])
    expect(await found({ deadlineFrom: '2031-05-05', deadlineTo: '2031-05-05' })).toEqual([share.id])
    expect(await found({ deadlineFrom: '2031-05-06' })).toEqual([])
    expect(await found({ keyword: 'j41h-16c', region: '110101' })).toEqual([share.id])
    const { counts } = await owner.ok(calls.countOpportunities, { region: '110000' })
    expect(counts.filter(({ count }) => count > 0).map(({ tab }) => tab)).toEqual(['all', 'unquoted'])
    await owner.ok(calls.submitQuotation, offerFor(share, '10'))
    expect(await found({ state: 'quoted', region: '110000' })).toEqual([share.id])
    expect(await found({ state: 'unquoted', region: '110000' })).toEqual([])
  })

  it('shows a merchant its own earlier prices for the same material', async () => {
    const before = await opportunity({ title: '去年的闸阀' })
    await owner.ok(calls.submitQuotation, offerFor(before.share, '11.3'))
    const { share } = await opportunity()
    const { prices } = await owner.ok(calls.readPriceHistory, { id: share.id })
    const former = prices.filter(({ inquiryNo }) => inquiryNo === before.share.inquiryNo)
    expect(former.map(({ lineId, unitPrice, grossPrice }) => [lineId, unitPrice, grossPrice])).toEqual(
      share.lines.map(({ id }) => [id, '11.3', '11.3']),
    )
    expect(prices.map(({ inquiryNo }) => inquiryNo)).not.toContain(share.inquiryNo)
  })
})

it('notifies people with subscriptions only of matches, with the reason', async () => {
  await sales.ok(calls.saveSubscriptions, { categoryIds: [], keywords: ['疏水阀'] })
  const messagesAbout = async (client: Client, inquiryNo: string) =>
    (await client.ok(listMessages, {})).list
      .map(({ content }) => content)
      .filter((content) => content.includes(inquiryNo))
  const { inquiry: other } = await opportunity({ title: '普通闸阀' })
  const { inquiry: wanted } = await opportunity({ title: '蒸汽疏水阀' })
  expect(await messagesAbout(sales, other.inquiryNo)).toEqual([])
  expect(await messagesAbout(sales, wanted.inquiryNo)).toEqual([expect.stringContaining('您订阅的“疏水阀”')])
  expect(await messagesAbout(owner, other.inquiryNo)).toEqual([expect.stringContaining('收到')])
  await sales.ok(calls.saveSubscriptions, { categoryIds: [], keywords: [] })
  await admin.ok(cancelInquiry, { id: other.id, version: other.version, reason: '不采购了' })
  expect(await messagesAbout(sales, other.inquiryNo)).toEqual([expect.stringContaining('不采购了')])
})
