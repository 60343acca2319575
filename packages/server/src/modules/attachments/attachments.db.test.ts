import { attachmentLimits, type AttachmentType } from '@bdr/contract/attachments/model'
import type { Attachments } from '@bdr/contract/attachments/replies'
import * as inquiries from '@bdr/contract/inquiries/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import * as orders from '@bdr/contract/orders/calls'
import * as quotations from '@bdr/contract/quotations/calls'
import { type FilePurposeKey, unreferredHours } from '@bdr/contract/files/model'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { uploadPaper } from '../../test/upload-paper.ts'
import { makeOrder } from '../../test/factories.ts'
import { removeUnreferred } from '../files/sweep.ts'
import { inquiryForm, offerFor, passDeadline, publishedInquiry } from '../inquiries/test/an-inquiry.ts'

let world: TestWorld
let admin: Client
let owner: Client
let sales: Client
let owner2: Client
beforeAll(async () => {
  world = await testWorld()
  ;[admin, owner, sales, owner2] = await Promise.all([
    world.as('admin'),
    world.as('owner'),
    world.as('sales'),
    world.as('owner2'),
  ])
})
afterAll(() => world.close())
beforeEach(async () => {
  await world.database.kysely.deleteFrom('message').execute()
  await world.database.kysely.deleteFrom('rate_window').execute()
})

const namesOf = ({ attachments }: Pick<Attachments, 'attachments'>) =>
  attachments.map(({ file }) => file.name)
const get = (url: string) => world.app.inject({ url })
const messagesOf = async (client: Client) =>
  (await client.ok(listMessages, {})).list.map(({ content }) => content.replace(/<[^>]+>/g, ''))

describe('of an order', () => {
  let number = 0
  let id: string
  beforeEach(async () => {
    number += 1
    const order = { merchantId: world.valves.id, orderNo: `PO-FILES-${number}` }
    id = await makeOrder(world.database.kysely, world.viewers.admin, order)
    await world.database.kysely.deleteFrom('message').execute()
  })
  const fileOf = (client: Client, name: string) => uploadPaper(world, client, 'order-attachment', name)
  const attach = async (client: Client, name: string, type: AttachmentType = 'contract') =>
    client.ok(orders.attachToOrder, { id, files: [{ fileId: await fileOf(client, name), type }] })

  it('can be added by either side, and the other one is notified and can read the file under its name', async () => {
    const files = [
      { fileId: await fileOf(admin, '采购合同.pdf'), type: 'contract' as const },
      { fileId: await fileOf(admin, '阀体图纸.pdf'), type: 'drawing' as const },
    ]
    expect(namesOf(await admin.ok(orders.attachToOrder, { id, files }))).toEqual([
      '采购合同.pdf',
      '阀体图纸.pdf',
    ])
    expect(await messagesOf(owner)).toEqual([
      expect.stringContaining(`为订单 PO-FILES-${number} 添加了附件：采购合同.pdf、阀体图纸.pdf`),
    ])
    expect(await messagesOf(admin)).toEqual([])

    await attach(owner, '合格证.pdf', 'certificate')
    const { attachments, room } = await admin.ok(orders.readOrderAttachments, { id })
    expect(room).toBe(attachmentLimits.ofRecord - 3)
    expect(attachments.map(({ type, byOperator, removable }) => [type, byOperator, removable])).toEqual([
      ['contract', true, true],
      ['drawing', true, true],
      ['certificate', false, false],
    ])
    expect(await messagesOf(admin)).toEqual([expect.stringContaining('合格证.pdf')])

    const served = await get(`${attachments[2]!.file.url}&download=`)
    expect(served.statusCode).toBe(200)
    expect(served.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('合格证.pdf')}`,
    )
    const { history } = await owner.ok(orders.readOrder, { id })
    expect(history.filter(({ action }) => action === 'attach').map(({ about }) => about)).toEqual([
      '合格证.pdf',
      '采购合同.pdf、阀体图纸.pdf',
    ])
  })

  it('can be removed only by the side that added it', async () => {
    const [mine] = (await attach(owner, '错发的合同.pdf')).attachments
    const byOthers = await admin.call(orders.detachFromOrder, { id, attachmentId: mine!.id })
    expect(byOthers).toMatchObject({ code: 'A06002', msg: '这个附件是对方添加的，只有对方能移除' })
    // by a colleague as well
    const left = await sales.ok(orders.detachFromOrder, { id, attachmentId: mine!.id })
    expect(left.attachments).toEqual([])
    const { history } = await owner.ok(orders.readOrder, { id })
    expect(history[0]).toMatchObject({ action: 'detach', about: '错发的合同.pdf' })
    expect(await messagesOf(admin)).toContainEqual(expect.stringContaining('移除了订单'))
    const again = await owner.call(orders.detachFromOrder, { id, attachmentId: mine!.id })
    expect(again.code).toBe('A00005')
  })

  it('cannot be removed once the order has ended, but can still be added', async () => {
    const [mine] = (await attach(admin, '终止协议.pdf')).attachments
    const { version } = await admin.ok(orders.readOrder, { id })
    await admin.ok(orders.cancelOrder, { id, version, reason: '项目取消' })
    const refused = await admin.call(orders.detachFromOrder, { id, attachmentId: mine!.id })
    expect(refused).toMatchObject({ code: 'A06002', msg: '订单“已取消”，附件留存备查，不能移除' })
    expect(namesOf(await attach(owner, '已盖章.pdf'))).toEqual(['终止协议.pdf', '已盖章.pdf'])
  })

  it('cannot be a file that somebody else uploaded, or for another purpose, or of another order', async () => {
    const theirs = await fileOf(admin, '甲.pdf')
    const other = await uploadPaper(world, owner, 'quotation-attachment')
    for (const fileId of [theirs, other, '999999999999'])
      expect(
        await owner.call(orders.attachToOrder, { id, files: [{ fileId, type: 'other' }] }),
      ).toMatchObject({ code: 'A00002', faults: [{ path: 'files[0].fileId', key: 'files.gone' }] })
    expect((await owner.ok(orders.readOrderAttachments, { id })).attachments).toEqual([])
    const [mine] = (await attach(owner, '我的.pdf')).attachments
    // a file already attached cannot be attached to another record, or again to the same one
    const taken = { id, files: [{ fileId: mine!.file.id, type: 'other' as const }] }
    expect(await owner.call(orders.attachToOrder, taken)).toMatchObject({
      code: 'A00002',
      faults: [{ path: 'files[0].fileId', key: 'files.gone' }],
    })
    const elsewhere = await makeOrder(world.database.kysely, world.viewers.admin, {
      merchantId: world.valves.id,
      orderNo: `PO-ELSE-${number}`,
    })
    const crossed = await owner.call(orders.detachFromOrder, { id: elsewhere, attachmentId: mine!.id })
    expect(crossed.code).toBe('A00005')
  })

  it('is not accessible to another merchant, or without a correctly signed address', async () => {
    const [mine] = (await attach(owner, '合同.pdf')).attachments
    for (const call of [orders.readOrderAttachments] as const)
      expect((await owner2.call(call, { id })).code).toBe('A00005')
    expect((await owner2.call(orders.detachFromOrder, { id, attachmentId: mine!.id })).code).toBe('A00005')
    const fileId = await fileOf(owner2, '乙.pdf')
    const into = await owner2.call(orders.attachToOrder, { id, files: [{ fileId, type: 'other' }] })
    expect(into.code).toBe('A00005')
    const driver = await world.as('driver')
    expect((await driver.call(orders.readOrderAttachments, { id })).code).toBe('A00003')
    const bare = mine!.file.url.replace(/\?.*/, '')
    for (const url of [bare, mine!.file.url.replace(/s=..../, 's=AAAA')])
      expect((await get(url)).statusCode).toBe(404)
  })

  it('is limited in number', async () => {
    const names = Array.from({ length: attachmentLimits.atOnce }, (_, index) => `${index}.pdf`)
    const add = async () => {
      await world.database.kysely.deleteFrom('rate_window').execute()
      const files = []
      for (const name of names) files.push({ fileId: await fileOf(owner, name), type: 'other' as const })
      return owner.call(orders.attachToOrder, { id, files })
    }
    for (let times = 0; times < attachmentLimits.ofRecord / attachmentLimits.atOnce; times += 1)
      expect((await add()).code).toBe('00000')
    expect(await add()).toMatchObject({
      code: 'A00002',
      faults: expect.arrayContaining([
        { path: 'files[0].fileId', key: 'attachment.tooMany', message: '附件最多 30 个，请先移除不再需要的' },
      ]),
    })
    expect((await owner.ok(orders.readOrderAttachments, { id })).room).toBe(0)
  })

  it('keeps attached files, and releases removed ones', async () => {
    const db = world.database.kysely
    const [remaining] = (await attach(owner, '留下.pdf')).attachments
    const gone = (await attach(owner, '移除.pdf')).attachments[1]!
    await owner.ok(orders.detachFromOrder, { id, attachmentId: gone.id })
    await db
      .updateTable('file')
      .set({ created_at: sql<string>`now() - make_interval(hours => ${unreferredHours + 1})` })
      .where('id', 'in', [remaining!.file.id, gone.file.id])
      .execute()
    await removeUnreferred(world.database, world.bus)
    const left = await db
      .selectFrom('file')
      .select('id')
      .where('id', 'in', [remaining!.file.id, gone.file.id])
      .execute()
    expect(left.map((row) => row.id)).toEqual([remaining!.file.id])
  })
})

describe('of an inquiry', () => {
  const attach = async (id: string, name: string) =>
    admin.call(inquiries.attachToInquiry, {
      id,
      files: [{ fileId: await uploadPaper(world, admin, 'inquiry-attachment', name), type: 'drawing' }],
    })
  const shareOf = async (client: Client, inquiryNo: string) => {
    const { list } = await client.ok(quotations.listOpportunities, { keyword: inquiryNo })
    return client.ok(quotations.readOpportunity, { id: list[0]!.id })
  }

  it('is the same for all invited merchants, including those invited later', async () => {
    const { id, version } = await admin.ok(inquiries.createInquiry, inquiryForm())
    await attach(id, '技术规格书.pdf')
    const wrong = (await attach(id, '别的项目.pdf')).data.attachments[1]!
    await admin.ok(inquiries.detachFromInquiry, { id, attachmentId: wrong.id })
    const published = await admin.ok(inquiries.publishInquiry, {
      id,
      version,
      byCategory: false,
      merchantIds: [world.valves.id],
    })
    await world.database.kysely.deleteFrom('message').execute()
    await attach(id, '补充图纸.pdf')
    expect(await messagesOf(owner)).toEqual([expect.stringContaining('补充了附件：补充图纸.pdf')])
    const mine = await shareOf(owner, published.inquiryNo)
    expect(mine.history[0]).toMatchObject({ action: 'supplement', about: '补充图纸.pdf' })

    const { version: now } = await admin.ok(inquiries.readInquiry, { id })
    const later = { id, version: now, byCategory: false, merchantIds: [world.bearings.id] }
    await admin.ok(inquiries.inviteMerchants, later)
    const theirs = await shareOf(owner2, published.inquiryNo)
    const [read, readByOther] = await Promise.all([
      owner.ok(quotations.readAskedAttachments, { id: mine.id }),
      owner2.ok(quotations.readAskedAttachments, { id: theirs.id }),
    ])
    expect(read).toEqual(readByOther)
    expect(namesOf(read)).toEqual(['技术规格书.pdf', '补充图纸.pdf'])
    expect([read.room, read.closed, read.attachments.map(({ removable }) => removable)]).toEqual([
      0,
      null,
      [false, false],
    ])
    expect((await get(read.attachments[0]!.file.url)).statusCode).toBe(200)
  })

  it('cannot be removed after publication, and none can be added after the deadline', async () => {
    const { id } = await publishedInquiry(admin, [world.valves.id])
    const { attachments } = (await attach(id, '图纸.pdf')).data
    const removal = await admin.call(inquiries.detachFromInquiry, { id, attachmentId: attachments[0]!.id })
    expect(removal).toMatchObject({
      code: 'A06002',
      msg: '询价已发布，附件不能移除；有更正请另外添加',
    })
    await passDeadline(world.database.kysely, id)
    expect(await attach(id, '晚到.pdf')).toMatchObject({ code: 'A06002', msg: '报价已截止，内容不能再变' })
  })

  it('is not accessible to a merchant that was not invited', async () => {
    const { id, inquiryNo } = await publishedInquiry(admin, [world.valves.id])
    await attach(id, '图纸.pdf')
    const mine = await shareOf(owner, inquiryNo)
    expect(await owner2.send(quotations.readAskedAttachments, { id: mine.id })).toEqual(
      await owner2.send(quotations.readAskedAttachments, { id: '999999999999' }),
    )
    expect((await owner.call(inquiries.readInquiryAttachments, { id })).code).toBe('A00003')
  })
})

describe('of a quotation', () => {
  const attach = async (client: Client, id: string, name: string) =>
    client.call(quotations.attachToQuotation, {
      id,
      files: [
        { fileId: await uploadPaper(world, client, 'quotation-attachment', name), type: 'certificate' },
      ],
    })
  const shareOf = async (client: Client, inquiryNo: string) => {
    const { list } = await client.ok(quotations.listOpportunities, { keyword: inquiryNo })
    return client.ok(quotations.readOpportunity, { id: list[0]!.id })
  }
  const versionNames = ({
    versions,
  }: {
    versions: readonly { attachments: Attachments['attachments'] | readonly { file: { name: string } }[] }[]
  }) => versions.map(({ attachments }) => attachments.map(({ file }) => file.name))

  it('stays with each submitted version, whatever changes in the next one', async () => {
    const { id: inquiryId, inquiryNo } = await publishedInquiry(admin, [world.valves.id])
    const { id } = await shareOf(owner, inquiryNo)
    await attach(owner, id, '样本.pdf')
    const { data } = await attach(owner, id, '旧报告.pdf')
    let mine = await owner.ok(quotations.submitQuotation, offerFor(await shareOf(owner, inquiryNo), '10'))
    expect(versionNames(mine)).toEqual([['样本.pdf', '旧报告.pdf']])

    await sales.ok(quotations.detachFromQuotation, { id, attachmentId: data.attachments[1]!.id })
    await attach(owner, id, '新报告.pdf')
    expect(namesOf(await owner.ok(quotations.readQuotationAttachments, { id }))).toEqual([
      '样本.pdf',
      '新报告.pdf',
    ])
    expect(versionNames(await shareOf(owner, inquiryNo))).toEqual([['样本.pdf', '旧报告.pdf']])
    mine = await owner.ok(quotations.submitQuotation, offerFor(mine, '9'))
    expect(versionNames(mine)).toEqual([
      ['样本.pdf', '新报告.pdf'],
      ['样本.pdf', '旧报告.pdf'],
    ])
    await attach(owner, id, '没有提交.pdf')

    await passDeadline(world.database.kysely, inquiryId)
    expect(await attach(owner, id, '晚到.pdf')).toMatchObject({ code: 'A06002' })
    expect(
      await owner.call(quotations.detachFromQuotation, { id, attachmentId: data.attachments[0]!.id }),
    ).toMatchObject({ code: 'A06002' })
  })

  it('is not accessible to operators before offers are opened; afterwards those of the current version are', async () => {
    const { id: inquiryId, inquiryNo, version } = await publishedInquiry(admin, [world.valves.id])
    const { id } = await shareOf(owner, inquiryNo)
    await attach(owner, id, '总价九十八万.pdf')
    await owner.ok(quotations.submitQuotation, offerFor(await shareOf(owner, inquiryNo), '10'))
    await attach(owner, id, '没有提交.pdf')
    const sealed = await admin.ok(inquiries.readInquiry, { id: inquiryId })
    expect(sealed.invitations.map(({ offer }) => offer)).toEqual([null])
    // not even in the audit log or the notices, which operators read
    const log = await world.database.kysely.selectFrom('audit_log').selectAll().execute()
    expect(JSON.stringify([sealed, log, await messagesOf(admin)])).not.toMatch(/总价九十八万|没有提交/)
    expect((await admin.call(quotations.readQuotationAttachments, { id })).code).toBe('A00003')

    await passDeadline(world.database.kysely, inquiryId)
    await admin.ok(inquiries.failInquiry, { id: inquiryId, version: sealed.version, reason: '预算取消' })
    expect(version).toBeLessThanOrEqual(sealed.version)
    const opened = await admin.ok(inquiries.readInquiry, { id: inquiryId })
    const files = opened.invitations[0]!.offer!.attachments
    expect(files.map(({ file }) => file.name)).toEqual(['总价九十八万.pdf'])
    expect((await get(files[0]!.file.url)).statusCode).toBe(200)
  })
})

it('is attached to the resulting order as the same file, not as a copy', async () => {
  const fileOf = (client: Client, purpose: FilePurposeKey, name: string) =>
    uploadPaper(world, client, purpose, name)
  const inquiry = await publishedInquiry(admin, [world.valves.id, world.bearings.id])
  const drawing = await fileOf(admin, 'inquiry-attachment', '图纸.pdf')
  await admin.ok(inquiries.attachToInquiry, { id: inquiry.id, files: [{ fileId: drawing, type: 'drawing' }] })
  const shareOf = async (client: Client) => {
    const { list } = await client.ok(quotations.listOpportunities, { keyword: inquiry.inquiryNo })
    return client.ok(quotations.readOpportunity, { id: list[0]!.id })
  }
  const quote = async (client: Client, name: string, price: string) => {
    const { id } = await shareOf(client)
    const fileId = await fileOf(client, 'quotation-attachment', name)
    await client.ok(quotations.attachToQuotation, { id, files: [{ fileId, type: 'certificate' }] })
    return client.ok(quotations.submitQuotation, offerFor(await shareOf(client), price))
  }
  const mine = await quote(owner, '型式试验报告.pdf', '10')
  await quote(owner2, '轴承样本.pdf', '11')
  // a file that was never submitted with a version is not part of the award
  const { attachments } = await owner.ok(quotations.readQuotationAttachments, { id: mine.id })
  await owner.ok(quotations.attachToQuotation, {
    id: mine.id,
    files: [{ fileId: await fileOf(owner, 'quotation-attachment', '没有提交.pdf'), type: 'other' }],
  })
  await passDeadline(world.database.kysely, inquiry.id)
  const { version, lines } = await admin.ok(inquiries.readInquiry, { id: inquiry.id })
  const awarded = await admin.ok(inquiries.awardInquiry, {
    id: inquiry.id,
    version,
    awards: lines.map((line) => ({ lineId: line.id, quotationId: mine.id, quantity: line.quantity })),
  })
  const { orderId } = awarded.awards[0]!
  const seen = await sales.ok(orders.readOrderAttachments, { id: orderId })
  expect(seen.attachments).toMatchObject([
    { type: 'drawing', byOperator: true, removable: false, file: { id: drawing, name: '图纸.pdf' } },
    {
      type: 'certificate',
      byOperator: false,
      removable: true,
      author: 'owner',
      file: { id: attachments[0]!.file.id, name: '型式试验报告.pdf' },
    },
  ])
  for (const { file } of seen.attachments) expect((await get(file.url)).statusCode).toBe(200)
  expect((await owner2.call(orders.readOrderAttachments, { id: orderId })).code).toBe('A00005')

  // removing it from the order does not remove it from the quotation
  const attachmentId = seen.attachments[1]!.id
  expect(namesOf(await owner.ok(orders.detachFromOrder, { id: orderId, attachmentId }))).toEqual(['图纸.pdf'])
  const [remaining] = (await shareOf(owner)).versions[0]!.attachments
  await sql`update file set created_at = now() - make_interval(hours => ${unreferredHours + 1})`.execute(
    world.database.kysely,
  )
  await removeUnreferred(world.database, world.bus)
  expect((await get(remaining!.file.url)).statusCode).toBe(200)
})
