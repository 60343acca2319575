import { createHash, randomUUID } from 'node:crypto'
import { attachmentLimits, type AttachmentType } from '@bdr/contract/attachments/model'
import * as notes from '@bdr/contract/delivery-notes/calls'
import * as gate from '@bdr/contract/delivery-notes/link-calls'
import { unreferredHours } from '@bdr/contract/files/model'
import { listMessages } from '@bdr/contract/messages/calls'
import { respondToOrder } from '@bdr/contract/orders/calls'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { uploadPaper } from '../../test/upload-paper.ts'
import { databaseKind } from '../../test/database.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { paper } from '../../test/pictures.ts'
import { removeUnreferred } from '../files/sweep.ts'
import { orderLines } from '../orders/queries.ts'

let world: TestWorld
let owner: Client
let driver: Client
let admin: Client
let nobody: Client
let noteId: string
/** ids of the order's two lines */
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
  const fileId = await uploadPaper(world, owner, 'delivery-note-attachment', name)
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
  it('belongs to its line, is counted on paper, and is visible to everybody who sees the note', async () => {
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

  it("can be uploaded only by people who edit notes, and only for the note's own lines", async () => {
    const fileId = await uploadPaper(world, owner, 'delivery-note-attachment')
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

  it('stays with its line when the draft is edited, even if the line is added back later', async () => {
    await attach('截止阀.pdf', lines[1]!)
    const write = async (ids: readonly string[]) =>
      owner.ok(notes.updateDeliveryNote, { ...(await seen()), lines: shipping(ids) })
    await write([lines[1]!, lines[0]!])
    expect(await countsOf()).toEqual([0, 1, 0])
    await write([lines[0]!])
    // only in the list of the note's files, where it can be removed
    expect(await countsOf()).toEqual([0, 0])
    expect(await filesOf(owner)).toEqual([['截止阀.pdf', lines[1]]])
    await write(lines)
    expect(await countsOf()).toEqual([0, 0, 1])
  })

  it('can be removed until the dispatch; afterwards files can only be added, and operators are notified', async () => {
    const { attachments } = await attach('发错了.pdf', lines[0]!)
    await submit()
    const left = await owner.ok(notes.detachFromNote, { id: noteId, attachmentId: attachments[0]!.id })
    expect(left.attachments).toEqual([])
    const [entry] = (await detail()).history
    expect(entry).toMatchObject({ action: 'detach', about: '发错了.pdf' })
    const remaining = await attach('阀体.pdf', lines[0]!)
    expect((await admin.ok(listMessages, {})).list).toEqual([])
    const { version } = await detail()
    await owner.ok(notes.dispatchDeliveryNote, { id: noteId, version })
    expect((await detail()).version).toBeGreaterThan(version)

    await db().deleteFrom('message').execute()
    const one = { id: noteId, attachmentId: remaining.attachments[0]!.id }
    expect(await owner.call(notes.detachFromNote, one)).toMatchObject({
      code: 'A06002',
      key: 'note.attachmentsKept',
    })
    await attach('补充.pdf', lines[1]!)
    const [message] = (await admin.ok(listMessages, {})).list
    expect(message!.content).toContain('补充.pdf')
    const lineOf = (await detail()).lines.find((line) => line.orderLineId === lines[1])!
    expect(JSON.parse(message!.jumpParam)).toEqual({ id: noteId, line: lineOf.lineNo })
  })

  it('cannot be added to a void note, and is not copied to another note', async () => {
    await attach('阀体.pdf', lines[0]!)
    await owner.ok(notes.voidDeliveryNote, { ...(await seen()), reason: '改期' })
    const fileId = await uploadPaper(world, owner, 'delivery-note-attachment')
    const late = await owner.call(notes.attachToNote, {
      id: noteId,
      files: [{ fileId, type: 'certificate' }],
    })
    expect(late).toMatchObject({ code: 'A06002', key: 'note.attachmentsClosed' })
    expect(await filesOf(owner)).toEqual([['阀体.pdf', lines[0]]])
    // like its batch, it belongs to goods that the other note does not have
    expect(JSON.stringify(await owner.ok(notes.copyDeliveryNote, { id: noteId }))).not.toContain('阀体')
  })
})

describe('certificates saved with the note', () => {
  const uploadCertificate = (name: string, by = owner) =>
    uploadPaper(world, by, 'delivery-note-attachment', name)
  /** a note with both lines and these files as their certificates */
  const noteWith = (...certificates: (readonly string[])[]) => ({
    lines: lines.map((orderLineId, line) => ({
      orderLineId,
      quantity: '1',
      certificates: [...(certificates[line] ?? [])],
    })),
    submit: false,
  })
  const notesOfOrder = async () =>
    (
      await db()
        .selectFrom('delivery_note_line')
        .select('note_id')
        .where('order_line_id', '=', lines[0]!)
        .execute()
    ).length
  const readBy = async (id: string) => {
    const { attachments } = await owner.ok(notes.readNoteAttachments, { id })
    return attachments.map(({ file, type, orderLineId }) => [file.name, type, orderLineId])
  }

  it("belong to their lines as if added on the note's page, and are visible at the gate after the dispatch", async () => {
    const [body, seat, bonnet] = [
      await uploadCertificate('阀体.pdf'),
      await uploadCertificate('阀座.pdf'),
      await uploadCertificate('阀盖.pdf'),
    ]
    const { id } = await owner.ok(notes.createDeliveryNote, {
      ...noteWith([body, seat], [bonnet]),
      submit: true,
    })
    expect(await readBy(id)).toEqual([
      ['阀体.pdf', 'certificate', lines[0]],
      ['阀座.pdf', 'certificate', lines[0]],
      ['阀盖.pdf', 'certificate', lines[1]],
    ])
    noteId = id
    expect((await detail()).history.map(({ action, about }) => [action, about])).toEqual([
      ['submit', null],
      ['attach', '阀体.pdf、阀座.pdf、阀盖.pdf'],
      ['create', null],
    ])
    const audited = await db()
      .selectFrom('audit_log')
      .select('detail')
      .where('subject_id', '=', id)
      .where('action', '=', 'delivery-note.attach')
      .execute()
    expect(audited).toEqual([{ detail: { files: ['阀体.pdf', '阀座.pdf', '阀盖.pdf'] } }])
    await owner.ok(notes.dispatchDeliveryNote, await seen())
    const { note } = await atGate()
    expect(note.lines.map(({ certificates }) => certificates?.map(({ name }) => name))).toEqual([
      ['阀体.pdf', '阀座.pdf'],
      ['阀盖.pdf'],
    ])
    expect(await printed()).toMatch(/附质量证明\s*2\s*份.*附质量证明\s*1\s*份/s)
  })

  it('that are not available are a fault at their path, and neither note nor attachment is created', async () => {
    const good = await uploadCertificate('阀体.pdf')
    const before = await notesOfOrder()
    const otherKind = await uploadPaper(world, owner, 'order-attachment')
    const attached = await attach('已有主.pdf', lines[0]!)
    const bound = attached.attachments[0]!.file.id
    const theirs = await uploadCertificate('别家.pdf', await world.as('owner2'))
    for (const fileId of [otherKind, bound, theirs, '999999999999']) {
      const refused = await owner.call(notes.createDeliveryNote, noteWith([], [good, fileId]))
      expect(refused).toMatchObject({
        code: 'A00002',
        faults: [{ path: 'lines[1].certificates[1]', key: 'files.gone' }],
      })
    }
    expect(await notesOfOrder()).toBe(before)
    const references = await db()
      .selectFrom('file_reference')
      .select('file_id')
      .where('file_id', 'in', [good, theirs])
      .execute()
    expect(references).toEqual([])
    // a file that was refused together with others is still available
    await owner.ok(notes.createDeliveryNote, noteWith([good]))
  })

  it('can be files that a colleague uploaded', async () => {
    const fileId = await uploadCertificate('同事.pdf', await world.as('sales'))
    const { id } = await owner.ok(notes.createDeliveryNote, noteWith([fileId]))
    expect(await readBy(id)).toEqual([['同事.pdf', 'certificate', lines[0]]])
  })

  it('must be different, and are limited for a line and for a note like for any record', async () => {
    const fileId = await uploadCertificate('阀体.pdf')
    expect(await owner.call(notes.createDeliveryNote, noteWith([fileId], [fileId]))).toMatchObject({
      code: 'A00002',
      faults: [{ path: 'lines[1].certificates[0]', key: 'field.repeated' }],
    })
    const many = Array.from({ length: attachmentLimits.atOnce + 1 }, (_, index) => String(index + 1))
    expect(await owner.call(notes.createDeliveryNote, noteWith(many))).toMatchObject({
      code: 'A00002',
      faults: [{ path: 'lines[0].certificates', key: 'field.tooBig' }],
    })
    const { attachments } = await attach('样本.pdf', null)
    const [{ file }] = attachments as [(typeof attachments)[0]]
    const rows = Array.from({ length: attachmentLimits.ofRecord - 1 }, () => ({
      kind: 'delivery-note' as const,
      record_id: noteId,
      file_id: file.id,
      type: 'other' as const,
      staff_id: world.viewers.owner.staffId,
      author_name: 'owner',
      by_operator: false,
    }))
    await db().insertInto('attachment').values(rows).execute()
    const full = await owner.call(notes.updateDeliveryNote, {
      ...(await seen()),
      lines: noteWith([], [fileId]).lines,
    })
    expect(full).toMatchObject({
      code: 'A00002',
      faults: [{ path: 'lines[1].certificates[0]', key: 'attachment.tooMany' }],
    })
    // it succeeds if another file is removed at the same time
    await owner.ok(notes.updateDeliveryNote, {
      ...(await seen()),
      lines: noteWith([], [fileId]).lines,
      removedAttachmentIds: [attachments[0]!.id],
    })
  })

  it('are bound once, however often the same request is repeated', async () => {
    const input = noteWith([await uploadCertificate('阀体.pdf')])
    const key = randomUUID()
    const [first, second] = await Promise.all([
      owner.call(notes.createDeliveryNote, input, { idempotencyKey: key }),
      owner.call(notes.createDeliveryNote, input, { idempotencyKey: key }),
    ])
    expect(second.data).toEqual(first.data)
    expect(await readBy(first.data.id)).toHaveLength(1)
    // another request with the same file creates another note, for which the file is not available
    expect(await owner.call(notes.createDeliveryNote, input)).toMatchObject({
      code: 'A00002',
      faults: [{ path: 'lines[0].certificates[0]', key: 'files.gone' }],
    })
  })

  it('are added and removed together with the changes of a draft, or not at all', async () => {
    const old = (await attach('旧.pdf', lines[0]!)).attachments[0]!
    const remaining = (await attach('留下.pdf', lines[0]!)).attachments[1]!
    const fresh = await uploadCertificate('新.pdf')
    const change = { lines: noteWith([fresh], []).lines, removedAttachmentIds: [old.id] }
    const stale = await owner.call(notes.updateDeliveryNote, { id: noteId, version: 99, ...change })
    expect(stale.code).toBe('A06002')
    const wrong = await owner.call(notes.updateDeliveryNote, {
      ...(await seen()),
      ...change,
      removedAttachmentIds: [old.id, '999999999999'],
    })
    expect(wrong).toMatchObject({
      code: 'A00002',
      faults: [{ path: 'removedAttachmentIds[1]', key: 'attachment.gone' }],
    })
    expect((await filesOf(owner)).map(([name]) => name)).toEqual(['旧.pdf', '留下.pdf'])

    const saved = await owner.ok(notes.updateDeliveryNote, { ...(await seen()), ...change })
    expect((await filesOf(owner)).map(([name]) => name)).toEqual(['留下.pdf', '新.pdf'])
    expect(saved.history.slice(0, 3).map(({ action, about }) => [action, about])).toEqual([
      ['attach', '新.pdf'],
      ['detach', '旧.pdf'],
      ['edit', null],
    ])
    // after a lost reply it is saved again, and existing files are not added again
    await owner.ok(notes.updateDeliveryNote, { ...(await seen()), lines: change.lines })
    expect((await filesOf(owner)).map(([name]) => name)).toEqual(['留下.pdf', '新.pdf'])
    expect(remaining.file.name).toBe('留下.pdf')

    // a submitted note can no longer be edited
    await submit()
    const late = await owner.call(notes.updateDeliveryNote, {
      ...(await seen()),
      lines: change.lines,
      removedAttachmentIds: [remaining.id],
    })
    expect(late.code).toBe('A06002')
  })

  it('of a removed line stay with the note like its other files', async () => {
    await owner.ok(notes.updateDeliveryNote, {
      ...(await seen()),
      lines: noteWith([], [await uploadCertificate('截止阀.pdf')]).lines,
    })
    await owner.ok(notes.updateDeliveryNote, { ...(await seen()), lines: noteWith().lines.slice(0, 1) })
    expect(await countsOf()).toEqual([0, 0])
    expect(await filesOf(owner)).toEqual([['截止阀.pdf', lines[1]]])
  })

  it('are kept once bound, and deleted after a day if a draft never sent them', async () => {
    const [bound, left] = [await uploadCertificate('阀体.pdf'), await uploadCertificate('没有保存.pdf')]
    await owner.ok(notes.createDeliveryNote, noteWith([bound]))
    await db()
      .updateTable('file')
      .set({ created_at: sql<string>`now() - make_interval(hours => ${unreferredHours + 1})` })
      .where('id', 'in', [bound, left])
      .execute()
    await removeUnreferred(world.database, world.bus)
    const stored = await db().selectFrom('file').select('id').where('id', 'in', [bound, left]).execute()
    expect(stored).toEqual([{ id: bound }])
  })
})

/** Races only occur on PostgreSQL, which has more than one connection. */
it.runIf(databaseKind === 'postgres')(
  'of fifty notes created at once with the same file one gets it',
  async () => {
    const fileId = await uploadPaper(world, owner, 'delivery-note-attachment', '阀体.pdf')
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        owner.call(notes.createDeliveryNote, {
          lines: [{ orderLineId: lines[0]!, quantity: '1', certificates: [fileId] }],
          submit: false,
        }),
      ),
    )
    expect(answers.filter(({ code }) => code === '00000')).toHaveLength(1)
    expect(new Set(answers.flatMap(({ faults }) => faults.map(({ key }) => key)))).toEqual(
      new Set(['files.gone']),
    )
    const bound = await db().selectFrom('attachment').select('id').where('file_id', '=', fileId).execute()
    const referring = await db()
      .selectFrom('file_reference')
      .select('record_id')
      .where('file_id', '=', fileId)
      .execute()
    expect(bound).toHaveLength(1)
    expect(referring).toEqual([{ record_id: bound[0]!.id }])
  },
)

describe('certificates at the gate', () => {
  it('are the only files shown, can be opened without an account, and do not interfere with signing', async () => {
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
      // the version before the later file was added
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

  it('are part of the signed content, which later files do not change', async () => {
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
