import { allCalls } from '@bdr/contract/calls'
import * as inquiries from '@bdr/contract/inquiries/calls'
import type { Call } from '@bdr/contract/kernel/call'
import { listMessages } from '@bdr/contract/messages/calls'
import * as calls from '@bdr/contract/quotations/calls'
import { findRecords } from '@bdr/contract/search/calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { uploadPaper } from '../../test/upload-paper.ts'
import { offerFor, passDeadline, publishedInquiry } from '../inquiries/test/an-inquiry.ts'

/**
 * No merchant learns what another one does: everything the valve merchant can read is read before and after the bearing
 * merchant was invited, asked, quoted, revised, withdrew and declined, and must be exactly the same.
 */
let world: TestWorld
let admin: Client
let owner: Client
let owner2: Client
beforeAll(async () => {
  world = await testWorld()
  ;[admin, owner, owner2] = await Promise.all([world.as('admin'), world.as('owner'), world.as('owner2')])
})
afterAll(() => world.close())

const filesOf = (ids: readonly string[]) => ids.map((fileId) => ({ fileId, type: 'other' as const }))

const shareOf = async (client: Client, inquiryNo: string) => {
  const { list } = await client.ok(calls.listOpportunities, { keyword: inquiryNo })
  return client.ok(calls.readOpportunity, { id: list[0]!.id })
}

/** Addresses of files are signed again every half hour, which may happen between two reads. */
const withoutExpiry = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer).replace(/\?e=\d+&s=[\w-]+/g, ''))

/** The reply of every read for a client, with and without an opportunity. */
async function readAll(client: Client, opportunityId: string, inquiryNo: string) {
  const reads = allCalls.filter(({ method, access }) => method === 'GET' && access !== 'public')
  const answers = new Map<string, unknown>()
  for (const call of reads) {
    answers.set(call.name, withoutExpiry(await client.send(call, {})))
    if ('id' in call.input.shape)
      answers.set(`${call.name} of it`, withoutExpiry(await client.send(call, { id: opportunityId })))
  }
  answers.set('messages', await client.send(listMessages, {}))
  answers.set('search', await client.send(findRecords, { keyword: inquiryNo }))
  answers.set('search by material', await client.send(findRecords, { keyword: '闸阀' }))
  return answers
}

it('a merchant reads the same whatever another merchant does', async () => {
  const { id, version, inquiryNo } = await publishedInquiry(admin, [world.valves.id])
  const mine = await shareOf(owner, inquiryNo)
  const papers = [await uploadPaper(world, owner, 'quotation-attachment', '样本.pdf')]
  await owner.ok(calls.attachToQuotation, { id: mine.id, files: filesOf(papers) })
  const drawings = [await uploadPaper(world, admin, 'inquiry-attachment', '图纸.pdf')]
  await admin.ok(inquiries.attachToInquiry, { id, files: filesOf(drawings) })
  await owner.ok(calls.submitQuotation, offerFor(mine, '10'))
  const first = await readAll(owner, mine.id, inquiryNo)
  const before = await readAll(owner, mine.id, inquiryNo)
  // replies that differ on every read are excluded, such as when a person was last seen
  const steady = [...before.keys()].filter(
    (name) => JSON.stringify(first.get(name)) === JSON.stringify(before.get(name)),
  )
  expect(steady).toEqual(
    expect.arrayContaining([
      'quotations.list',
      'quotations.counts',
      'quotations.detail of it',
      'quotations.priceHistory of it',
      'quotations.inquiryAttachments of it',
      'quotations.attachments of it',
      'messages',
      'search',
    ]),
  )

  await admin.ok(inquiries.inviteMerchants, {
    id,
    version,
    byCategory: false,
    merchantIds: [world.bearings.id],
  })
  let theirs = await shareOf(owner2, inquiryNo)
  await owner2.ok(calls.seeOpportunity, { id: theirs.id })
  await owner2.ok(calls.saveQuotationDraft, {
    id: theirs.id,
    draftVersion: 0,
    draft: { validUntil: '', freight: '', remark: '', lines: [] },
  })
  const others = [await uploadPaper(world, owner2, 'quotation-attachment', '轴承样本.pdf')]
  const { attachments } = await owner2.ok(calls.attachToQuotation, { id: theirs.id, files: filesOf(others) })
  await owner2.ok(calls.askQuestion, { id: theirs.id, text: '可否分批交货？' })
  theirs = await owner2.ok(calls.submitQuotation, offerFor(theirs, '9'))
  await owner2.ok(calls.detachFromQuotation, { id: theirs.id, attachmentId: attachments[0]!.id })
  theirs = await owner2.ok(calls.submitQuotation, offerFor(theirs, '8'))
  const { id: theirId, version: theirVersion } = theirs
  theirs = await owner2.ok(calls.withdrawQuotation, { id: theirId, version: theirVersion, reason: '算错' })
  await owner2.ok(calls.declineQuotation, { id: theirId, version: theirs.version, reason: '产能不足' })

  const after = await readAll(owner, mine.id, inquiryNo)
  for (const name of steady) expect(after.get(name), name).toEqual(before.get(name))
})

it('a merchant that was not invited gets the same answer as for a missing inquiry', async () => {
  const { inquiryNo } = await publishedInquiry(admin, [world.valves.id])
  const { id } = await shareOf(owner, inquiryNo)
  for (const call of [calls.readOpportunity, calls.readPriceHistory, calls.seeOpportunity] as Call[])
    expect(await owner2.send(call, { id })).toEqual(await owner2.send(call, { id: '999999999999' }))
  expect((await owner2.ok(calls.listOpportunities, { keyword: inquiryNo })).list).toEqual([])
  expect((await owner2.ok(findRecords, { keyword: inquiryNo })).groups.flatMap(({ hits }) => hits)).toEqual(
    [],
  )
})

it('a merchant that did not win learns nothing about the winner or the price', async () => {
  const { id, inquiryNo } = await publishedInquiry(admin, [world.valves.id, world.bearings.id])
  const [mine, theirs] = [await shareOf(owner, inquiryNo), await shareOf(owner2, inquiryNo)]
  await owner.ok(calls.submitQuotation, offerFor(mine, '10'))
  await owner2.ok(calls.submitQuotation, offerFor(theirs, '7.7791'))
  await passDeadline(world.database.kysely, id)
  const { version, lines } = await admin.ok(inquiries.readInquiry, { id })
  await admin.ok(inquiries.awardInquiry, {
    id,
    version,
    awards: lines.map((line) => ({ lineId: line.id, quotationId: theirs.id, quantity: line.quantity })),
  })
  const everything = JSON.stringify([...(await readAll(owner, mine.id, inquiryNo)).values()])
  expect(everything).toContain('未中标')
  for (const secret of [world.bearings.name, 'M1002', '7.7791', theirs.quotationNo, theirs.id])
    expect(everything).not.toContain(secret)
})
