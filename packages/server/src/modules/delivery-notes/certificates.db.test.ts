import { createHash, randomUUID } from 'node:crypto'
import type { AttachmentType } from '@bdr/contract/attachments/model'
import * as notes from '@bdr/contract/delivery-notes/calls'
import * as gate from '@bdr/contract/delivery-notes/link-calls'
import { listMessages } from '@bdr/contract/messages/calls'
import { respondToOrder } from '@bdr/contract/orders/calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { bringFile } from '../../test/bring-file.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { paper } from '../../test/pictures.ts'
import { orderLines } from '../orders/queries.ts'

let world: TestWorld
let owner: Client
let driver: Client
let admin: Client
let nobody: Client
let noteId: string
/** of the order's two lines */
let lines: string[]
let number = 0

beforeAll(async () => {
  world = await testWorld()
  ;[owner, driver, admin, nobody] = await Promise.all([
    world.as('owner'),
    world.as('driver'),
    world.as('admin'),
    world.as(null),
  ])
})
afterAll(() => world.close())

const db = () => world.database.kysely

beforeEach(async () => {
  number += 1
  const order = await makeOrder(db(), world.viewers.admin, {
    merchantId: world.valves.id,
    orderNo: `PO-CERT-${number}`,
    lines: [newLine({ lineNo: 1 }), newLine({ lineNo: 2, materialName: '截止阀' })],
  })
  lines = (await orderLines(db(), order)).map(({ id }) => id)
  await owner.ok(respondToOrder, {
    id: order,
    version: 1,
    lines: lines.map((lineId) => ({ lineId, action: 'accept' as const })),
  })
  ;({ id: noteId } = await owner.ok(notes.createDeliveryNote, { lines: shipping(lines), submit: false }))
  await db().deleteFrom('message').execute()
})

const shipping = (ids: readonly string[]) =>
  ids.map((orderLineId) => ({ orderLineId, quantity: '4', batch: 'H2611-07' }))
const detail = () => owner.ok(notes.readDeliveryNote, { id: noteId })
const seen = async () => ({ id: noteId, version: (await detail()).version })
const attach = async (name: string, orderLineId: string | null, type: AttachmentType = 'certificate') => {
  const fileId = await bringFile(world, owner, 'delivery-note-attachment', name)
  return owner.ok(notes.attachToNote, { id: noteId, files: [{ fileId, type, orderLineId }] })
}
const filesOf = async (client: Client) =>
  (await client.ok(notes.readNoteAttachments, { id: noteId })).attachments.map(
    ({ file, orderLineId }) => [file.name, orderLineId] as const,
  )
const countsOf = async () => {
  const note = await detail()
  return [note.certificateCount, ...note.lines.map(({ certificateCount }) => certificateCount)]
}
const submit = async () => owner.ok(notes.submitDeliveryNote, await seen())
const send = async () => {
  await submit()
  await owner.ok(notes.dispatchDeliveryNote, await seen())
}
const atGate = async () => {
  const { token } = await owner.ok(notes.readReceiptLink, { id: noteId })
  return { token, note: await nobody.ok(gate.readNoteByLink, { token }) }
}
const printed = async () => {
  const pdf = (await owner.call(notes.deliveryNotePdf, { id: noteId })).data as unknown as Buffer
  return readPdf(pdf)
    .map(({ text }) => text)
    .join('')
}

describe('a certificate of a line', () => {
  it('belongs to its line, is counted on paper, and is seen by whoever sees the note', async () => {
    await attach('炉号 H2611-07.pdf', lines[1]!)
    await attach('整车检验.pdf', null)
    await attach('装箱单.pdf', lines[0]!, 'other')
    const expected = [
      ['炉号 H2611-07.pdf', lines[1]],
      ['整车检验.pdf', null],
      ['装箱单.pdf', lines[0]],
    ]
    for (const client of [owner, driver, admin]) expect(await filesOf(client)).toEqual(expected)
    expect(await countsOf()).toEqual([1, 0, 1])
    expect(await printed()).toMatch(/附质量证明\s*1\s*份.*整单附质量证明\s*1\s*份/s)
    const [entry] = (await detail()).history
    expect(entry).toMatchObject({ action: 'attach', about: '装箱单.pdf' })
  })

  it('is brought by who writes the note alone, and for its own lines alone', async () => {
    const fileId = await bringFile(world, owner, 'delivery-note-attachment')
    const files = [{ fileId, type: 'certificate' as const, orderLineId: lines[0]! }]
    for (const client of [driver, admin])
      expect((await client.call(notes.attachToNote, { id: noteId, files })).code).toBe('A00003')
    const other = await owner.call(notes.attachToNote, {
      id: noteId,
      files: [{ fileId, type: 'certificate', orderLineId: '1' }],
    })
    expect(other).toMatchObject({
      code: 'A00002',
      faults: [{ path: 'files[0].orderLineId', key: 'attachment.lineUnknown' }],
    })
    expect(await filesOf(owner)).toEqual([])
  })

  it('stays with its line when the draft is written anew, also when the line comes back later', async () => {
    await attach('截止阀.pdf', lines[1]!)
    const write = async (ids: readonly string[]) =>
      owner.ok(notes.updateDeliveryNote, { ...(await seen()), lines: shipping(ids) })
    await write([lines[1]!, lines[0]!])
    expect(await countsOf()).toEqual([0, 1, 0])
    await write([lines[0]!])
    // nowhere but in the list of the note's files, where it can be taken away
    expect(await countsOf()).toEqual([0, 0])
    expect(await filesOf(owner)).toEqual([['截止阀.pdf', lines[1]]])
    await write(lines)
    expect(await countsOf()).toEqual([0, 0, 1])
  })

  it('is taken away until the goods leave, and from then on only added to, of which operators hear', async () => {
    const { attachments } = await attach('发错了.pdf', lines[0]!)
    await submit()
    const left = await owner.ok(notes.detachFromNote, { id: noteId, attachmentId: attachments[0]!.id })
    expect(left.attachments).toEqual([])
    const [entry] = (await detail()).history
    expect(entry).toMatchObject({ action: 'detach', about: '发错了.pdf' })
    const kept = await attach('阀体.pdf', lines[0]!)
    expect((await admin.ok(listMessages, {})).list).toEqual([])
    const { version } = await detail()
    await owner.ok(notes.dispatchDeliveryNote, { id: noteId, version })
    expect((await detail()).version).toBeGreaterThan(version)

    await db().deleteFrom('message').execute()
    const one = { id: noteId, attachmentId: kept.attachments[0]!.id }
    expect(await owner.call(notes.detachFromNote, one)).toMatchObject({
      code: 'A06002',
      key: 'note.attachmentsKept',
    })
    await attach('补充.pdf', lines[1]!)
    const [told] = (await admin.ok(listMessages, {})).list
    expect(told!.content).toContain('补充.pdf')
    const lineOf = (await detail()).lines.find((line) => line.orderLineId === lines[1])!
    expect(JSON.parse(told!.jumpParam)).toEqual({ id: noteId, line: lineOf.lineNo })
  })

  it('is neither added to a void note nor copied to a further one', async () => {
    await attach('阀体.pdf', lines[0]!)
    await owner.ok(notes.voidDeliveryNote, { ...(await seen()), reason: '改期' })
    const fileId = await bringFile(world, owner, 'delivery-note-attachment')
    const late = await owner.call(notes.attachToNote, {
      id: noteId,
      files: [{ fileId, type: 'certificate' }],
    })
    expect(late).toMatchObject({ code: 'A06002', key: 'note.attachmentsClosed' })
    expect(await filesOf(owner)).toEqual([['阀体.pdf', lines[0]]])
    // like its batches: the goods of another note are others
    expect(JSON.stringify(await owner.ok(notes.copyDeliveryNote, { id: noteId }))).not.toContain('阀体')
  })
})

describe('at the gate', () => {
  it('certificates alone are shown, open without an account, and do not disturb who signs', async () => {
    await attach('阀体.pdf', lines[0]!)
    await attach('整车.pdf', null)
    await attach('内部记录.pdf', lines[0]!, 'other')
    await send()
    const { token, note } = await atGate()
    expect(note.certificates!.map(({ name }) => name)).toEqual(['整车.pdf'])
    expect(note.lines.map(({ certificates }) => certificates?.map(({ name }) => name))).toEqual([
      ['阀体.pdf'],
      undefined,
    ])
    const file = await world.app.inject({ url: note.lines[0]!.certificates![0]!.url })
    expect(file.statusCode).toBe(200)
    expect(file.rawPayload).toEqual(paper)
    expect(JSON.stringify(note)).not.toMatch(/内部记录|price|amount/i)

    await attach('后补.pdf', lines[1]!)
    const signed = await nobody.ok(gate.signByLink, {
      token,
      submission: randomUUID(),
      // of before the later one came
      version: note.version,
      signedAt: '2026-11-20T11:58:00+08:00',
      receiverName: '周敏',
      signature: { kind: 'typed' },
      last: true,
      note: null,
      lines: note.lines.map(({ id }) => ({ noteLineId: id, accepted: '4', rejected: '0', reason: null })),
    })
    expect(signed.status).toBe('received')
  })

  it('what is signed names the certificates that were there, and what comes later changes nothing of it', async () => {
    await attach('阀体.pdf', lines[0]!)
    await attach('整车.pdf', null)
    await send()
    const { token, note } = await atGate()
    const { receiptId, contentHash } = await nobody.ok(gate.signByLink, {
      token,
      submission: randomUUID(),
      version: note.version,
      signedAt: '2026-11-20T11:58:00+08:00',
      receiverName: '周敏',
      signature: { kind: 'typed' },
      last: true,
      note: null,
      lines: note.lines.map(({ id }) => ({ noteLineId: id, accepted: '4', rejected: '0', reason: null })),
    })
    await attach('后补.pdf', lines[1]!)
    const receipt = await db()
      .selectFrom('receipt')
      .select(['content', 'content_hash'])
      .where('id', '=', receiptId)
      .executeTakeFirstOrThrow()
    const sha256 = createHash('sha256').update(paper).digest('hex')
    expect(JSON.parse(receipt.content!)).toMatchObject({
      certificates: [
        { lineNo: 1, name: '阀体.pdf', sha256 },
        { lineNo: null, name: '整车.pdf', sha256 },
      ],
    })
    expect(receipt.content_hash!.toString('hex')).toBe(contentHash)
    const pdf = (await owner.call(notes.receiptPdf, { id: noteId, receiptId })).data as unknown as Buffer
    const text = readPdf(pdf)
      .map((page) => page.text)
      .join('')
    expect(text).toContain('阀体.pdf')
    expect(text).not.toContain('后补')
  })
})
