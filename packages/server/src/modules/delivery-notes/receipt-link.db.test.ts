import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as notes from '@bdr/contract/delivery-notes/calls'
import * as gate from '@bdr/contract/delivery-notes/link-calls'
import {
  linkPrintsPerNote,
  linkWritesPerNote,
  receiptLimits,
  receiptTokenHeader,
  receiptTokenPattern,
} from '@bdr/contract/delivery-notes/receipt-link'
import { fillPath, type InputOf } from '@bdr/contract/kernel/call'
import { budgets } from '@bdr/contract/kernel/cost'
import { listMessages } from '@bdr/contract/messages/calls'
import { readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { makeOrder, newLine } from '../../test/factories.ts'
import { picture } from '../../test/pictures.ts'
import { upload } from '../../test/upload.ts'
import { readPdf } from '../../platform/pdf/testing/read-pdf.ts'
import { auditNumbers } from '../orders/audit-numbers.ts'
import { orderLines } from '../orders/queries.ts'
import { removeUnreferred } from '../files/sweep.ts'
import { releaseUnsigned } from './link-photos.ts'
import { canonical } from './receipt-content.ts'

let world: TestWorld
let owner: Client
let driver: Client
let admin: Client
let nobody: Client
let orderId: string
let noteId: string
let token: string
let number = 0

beforeAll(async () => {
  world = await testWorld()
  owner = await world.as('owner')
  driver = await world.as('driver')
  admin = await world.as('admin')
  nobody = await world.as(null)
})
afterAll(async () => {
  expect(await auditNumbers(world.database.kysely)).toEqual([])
  await world.close()
})

const db = () => world.database.kysely

/** A note in transit with two lines of ten. */
async function sentNote(supplier = owner, merchantId = world.valves.id) {
  number += 1
  const order = await makeOrder(db(), world.viewers.admin, {
    merchantId,
    orderNo: `PO-GATE-${number}`,
    lines: [newLine({ lineNo: 1 }), newLine({ lineNo: 2, materialName: '截止阀' })],
  })
  const lines = (await orderLines(db(), order)).map(({ id }) => id)
  await supplier.ok(respondToOrder, {
    id: order,
    version: 1,
    lines: lines.map((lineId) => ({ lineId, action: 'accept' as const })),
  })
  const { id } = await supplier.ok(notes.createDeliveryNote, {
    lines: lines.map((orderLineId) => ({ orderLineId, quantity: '10' })),
    submit: true,
  })
  const { version } = await supplier.ok(notes.readDeliveryNote, { id })
  await supplier.ok(notes.dispatchDeliveryNote, { id, version })
  return { order, note: id, token: (await supplier.ok(notes.readReceiptLink, { id })).token }
}

beforeEach(async () => {
  ;({ order: orderId, note: noteId, token } = await sentNote())
})

const detail = () => owner.ok(notes.readDeliveryNote, { id: noteId })
const atGate = () => nobody.ok(gate.readNoteByLink, { token })

type Signing = InputOf<typeof gate.signByLink>
const stroke = [10, 10, 200, 300, 400, 50]
const signing = async (
  arrived: readonly [accepted: string, rejected: string][],
  more: Partial<Signing> = {},
): Promise<Signing> => {
  const note = await atGate()
  return {
    token,
    submission: randomUUID(),
    version: note.version,
    signedAt: '2026-11-20T11:58:00+08:00',
    receiverName: '周敏',
    signature: { kind: 'drawn', strokes: [stroke] },
    last: true,
    note: null,
    lines: arrived.map(([accepted, rejected], index) => ({
      noteLineId: note.lines[index]!.id,
      accepted,
      rejected,
      reason: rejected === '0' ? null : '法兰面划伤',
    })),
    ...more,
  }
}

describe('the link of a note', () => {
  it('is the same on every print, short, and not stored', async () => {
    const again = await owner.ok(notes.readReceiptLink, { id: noteId })
    expect(again.token).toBe(token)
    expect(token).toMatch(receiptTokenPattern)
    expect(again.url).toBe(`http://localhost:3000/goodsReceipt#${token}`)
    const { rows } = await sql<{ row: string }>`select n::text as row from delivery_note n`.execute(db())
    expect(rows.filter(({ row }) => row.includes(token.split('.')[2]!))).toEqual([])
  })

  it('is in the QR code of the printed note, and works for anybody', async () => {
    const pdf = (await owner.call(notes.deliveryNotePdf, { id: noteId })).data as unknown as Buffer
    const texts = readPdf(pdf).flatMap(({ runs }) => runs.map(({ text }) => text))
    expect(texts).toContain('收货方扫码签收')
  })

  it('shows the note without prices', async () => {
    const note = await atGate()
    expect(note).toMatchObject({ status: 'in-transit', merchantName: world.valves.name, receipts: [] })
    expect(note.lines.map(({ outstandingQuantity }) => outstandingQuantity)).toEqual(['10', '10'])
    expect(JSON.stringify(note)).not.toMatch(/rice|mount|612/)
  })

  it('does not work if any character is changed', async () => {
    const [id, serial, signature] = token.split('.') as [string, string, string]
    const other = await sentNote(await world.as('owner2'), world.bearings.id)
    const flipped = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)
    const forged = [
      `${id}.${serial}.${flipped}`,
      `${id}.2.${signature}`,
      `${other.token.split('.')[0]}.${serial}.${signature}`,
      `zzzzzzzzzzzz.${serial}.${signature}`,
    ]
    for (const one of forged) {
      const answer = await nobody.send(gate.readNoteByLink, { token: one })
      expect(answer).toMatchObject({ code: 'A00001', key: 'receipt.linkUnknown' })
    }
    // a number with leading zeros is the same number, but not the same token
    for (const malformed of ['x', `0${token}`, `${id}.0${serial}.${signature}`])
      expect((await nobody.send(gate.readNoteByLink, { token: malformed })).code).toBe('A00002')
  })

  it('explains why it is no longer valid: revoked, replaced, expired', async () => {
    const why = async () => (await nobody.send(gate.readNoteByLink, { token })).key
    const revoked = await owner.ok(notes.revokeReceiptLink, { id: noteId })
    expect(revoked.receiptLink).toMatchObject({ state: 'revoked' })
    expect(await why()).toBe('receipt.linkRevoked')
    expect((await nobody.send(gate.signByLink, { ...(await signingOf(revoked)) })).key).toBe(
      'receipt.linkRevoked',
    )
    expect((await owner.send(notes.revokeReceiptLink, { id: noteId })).key).toBe('receipt.linkRevokedAlready')

    const renewed = await owner.ok(notes.renewReceiptLink, { id: noteId })
    expect(renewed.receiptLink).toMatchObject({ state: 'open' })
    expect(await why()).toBe('receipt.linkReplaced')
    expect(renewed.history.slice(0, 2).map(({ action }) => action)).toEqual(['renewLink', 'revokeLink'])

    ;({ token } = await owner.ok(notes.readReceiptLink, { id: noteId }))
    expect((await atGate()).noteNo).toBe(renewed.noteNo)
    await db()
      .updateTable('delivery_note')
      .set({ link_until: '2026-11-20T03:59:59Z' })
      .where('id', '=', noteId)
      .execute()
    expect(await why()).toBe('receipt.linkExpired')
  })

  const signingOf = async (note: Awaited<ReturnType<typeof detail>>): Promise<Signing> => ({
    token,
    submission: randomUUID(),
    version: note.version,
    signedAt: '2026-11-20T11:58:00+08:00',
    receiverName: '周敏',
    signature: { kind: 'typed' },
    last: true,
    note: null,
    lines: [{ noteLineId: note.lines[0]!.id, accepted: '1', rejected: '0', reason: null }],
  })

  it('does not exist for a draft, and can be revoked only by the supplier', async () => {
    const version = (await detail()).version
    await nobody.ok(gate.signByLink, await signing([['9', '1']]))
    const back = await detail()
    expect(back.version).toBeGreaterThan(version)
    await owner.ok(notes.settleDeliveryNote, { id: noteId, version: back.version, reason: '补发' })
    const { id } = await owner.ok(notes.createDeliveryNote, {
      lines: [{ orderLineId: back.lines[0]!.orderLineId, quantity: '1' }],
      submit: false,
    })
    expect((await owner.ok(notes.readDeliveryNote, { id })).receiptLink).toBeNull()
    expect((await owner.send(notes.renewReceiptLink, { id })).key).toBe('receipt.noLink')
    const draft = await owner.ok(notes.readReceiptLink, { id })
    expect((await nobody.send(gate.readNoteByLink, { token: draft.token })).key).toBe('receipt.linkOver')
    expect((await driver.call(notes.revokeReceiptLink, { id: noteId })).code).toBe('A00003')
    expect((await admin.call(notes.renewReceiptLink, { id: noteId })).code).toBe('A00003')
    expect((await driver.call(notes.readReceiptLink, { id: noteId })).code).toBe('00000')
  })
})

describe('the token', () => {
  it('is in no address of a call', async () => {
    const receipt = `${fillPath(gate.readNoteByLink.path, { product: 'bdr' })}/receipts/1/document.pdf`
    const note = fillPath(gate.readNoteByLink.path, { product: 'bdr' })
    for (const url of [note, receipt]) {
      const inAddress = await world.app.inject({ url, query: { token } })
      expect(inAddress.json()).toMatchObject({
        code: 'A00002',
        faults: [{ path: 'token', key: 'field.unknown' }],
      })
    }
    const inHeader = await world.app.inject({ url: note, headers: { [receiptTokenHeader]: token } })
    expect(inHeader.json()).toMatchObject({ code: '00000' })
    const { paths } = (await world.app.inject({ url: '/openapi.json' })).json()
    expect(paths[note].get.parameters).toMatchObject([
      { name: receiptTokenHeader, in: 'header', required: true },
    ])
  })
})

describe('signing', () => {
  it('is refused with a time before the dispatch or in the future', async () => {
    const whole: [string, string][] = [['10', '0']]
    for (const signedAt of ['1990-01-01T00:00:00Z', '9999-12-31T00:00:00Z', '2026-11-20T12:11:00+08:00'])
      expect((await nobody.send(gate.signByLink, await signing(whole, { signedAt }))).faults).toMatchObject([
        { path: 'signedAt', key: 'receipt.signedAtOutside' },
      ])
    // phones are some minutes fast
    const fast = await signing(whole, { signedAt: '2026-11-20T12:09:00+08:00' })
    expect((await nobody.call(gate.signByLink, fast)).code).toBe('00000')
  })

  it('is refused if a submission is repeated with other content', async () => {
    const input = await signing([['10', '0']])
    const { receiptId } = await nobody.ok(gate.signByLink, input)
    const [line] = input.lines
    for (const other of [
      { lines: [{ ...line!, accepted: '9' }] },
      { receiverName: '周敏敏' },
      { last: false },
    ])
      expect(await nobody.send(gate.signByLink, { ...input, ...other })).toMatchObject({
        code: 'A06002',
        key: 'receipt.submissionReused',
      })
    expect((await nobody.ok(gate.signByLink, input)).receiptId).toBe(receiptId)
  })

  it("records the arrival like staff do, in the signer's name", async () => {
    const input = await signing([
      ['10', '0'],
      ['8', '1'],
    ])
    const signed = await nobody.ok(gate.signByLink, input)
    expect(signed.status).toBe('discrepancy')
    const note = await detail()
    expect(note).toMatchObject({
      status: 'discrepancy',
      differences: [{ unit: '台', rejected: '1', missing: '1' }],
      receipts: [{ receiverName: '周敏', contentHash: signed.contentHash }],
    })
    expect(note.history[0]).toMatchObject({
      action: 'sign',
      actor: '周敏（收货方扫码）',
      about: signed.receiptId,
    })
    const order = await owner.ok(readOrder, { id: orderId })
    expect(order.lines.map(({ receivedQuantity }) => receivedQuantity)).toEqual(['10', '8'])
    const { list } = await owner.ok(listMessages, { pageNum: 1, pageSize: 999, type: 'order' })
    expect(list[0]!.content).toContain('到货有差异')
  })

  it('happens once, however often the phone repeats it', async () => {
    const input = await signing([
      ['10', '0'],
      ['10', '0'],
    ])
    const answers = await Promise.all(Array.from({ length: 5 }, () => nobody.ok(gate.signByLink, input)))
    expect(new Set(answers.map(({ receiptId }) => receiptId)).size).toBe(1)
    expect((await detail()).receipts).toHaveLength(1)
    expect((await detail()).status).toBe('received')
    // the link still shows what was signed, and nothing is left for another signature
    const again = await nobody.call(gate.signByLink, { ...input, submission: randomUUID() })
    expect(again.code).toBe('A06002')
  })

  it('is refused if the note has changed, or if more arrived than is in transit', async () => {
    const input = await signing([['10', '0']], { last: false })
    await nobody.ok(gate.signByLink, input)
    const late = { ...input, submission: randomUUID() }
    expect((await nobody.send(gate.signByLink, late)).key).toBe('record.changed')
    const { version } = await atGate()
    expect((await nobody.send(gate.signByLink, { ...late, version })).faults).toMatchObject([
      { path: 'lines[0].accepted', key: 'note.arrivedTooMuch' },
    ])
  })

  it('accepts only lines and photographs of its own note', async () => {
    const other = await sentNote(await world.as('owner2'), world.bearings.id)
    const foreign = await nobody.ok(gate.readNoteByLink, { token: other.token })
    const bytes = await picture(60, 40).png().toBuffer()
    const photo = async (of: string) =>
      (await upload(world.app, gate.uploadByLink, { name: 'a.png', bytes }, { token: of }, { token: null }))
        .data.fileId
    const input = await signing([['10', '0']])
    const strangers = { ...input.lines[0]!, noteLineId: foreign.lines[0]!.id }
    expect((await nobody.send(gate.signByLink, { ...input, lines: [strangers] })).faults).toMatchObject([
      { key: 'note.noteLineUnknown' },
    ])
    const theirs = [{ fileId: await photo(other.token), noteLineId: null }]
    expect((await nobody.send(gate.signByLink, { ...input, photos: theirs })).key).toBe('files.gone')

    const own = [
      { fileId: await photo(token), noteLineId: input.lines[0]!.noteLineId },
      { fileId: await photo(token), noteLineId: null },
    ]
    const { receiptId } = await nobody.ok(gate.signByLink, { ...input, photos: own })
    const [receipt] = (await detail()).receipts
    expect(receipt!.photos.map(({ lineNo }) => lineNo)).toEqual([1, null])
    expect((await world.app.inject({ url: receipt!.photos[0]!.file.url })).statusCode).toBe(200)
    // neither the other note's link nor the other merchant's people can open this receipt
    expect((await nobody.call(gate.receiptPdfByLink, { token: other.token, id: receiptId })).code).toBe(
      'A00005',
    )
    expect((await (await world.as('owner2')).call(notes.receiptPdf, { id: noteId, receiptId })).code).toBe(
      'A00005',
    )
  })

  it('keeps photographs that were signed, and removes others once their link has ended', async () => {
    const bytes = await picture(60, 40).png().toBuffer()
    const photo = async () =>
      (await upload(world.app, gate.uploadByLink, { name: 'a.png', bytes }, { token }, { token: null })).data
        .fileId
    const [signed, unsigned] = [await photo(), await photo()]
    await nobody.ok(
      gate.signByLink,
      await signing([['10', '0']], { photos: [{ fileId: signed, noteLineId: null }] }),
    )
    const sweep = async () => {
      await releaseUnsigned(db())
      await removeUnreferred(world.database, world.bus)
      const left = await db().selectFrom('file').select('id').where('id', 'in', [signed, unsigned]).execute()
      return new Set(left.map(({ id }) => id))
    }
    const age = (days: number) =>
      sql`update file set created_at = now() - make_interval(days => ${days}::int)
          where id in (${signed}, ${unsigned})`.execute(db())
    await age(29)
    expect(await sweep()).toEqual(new Set([signed, unsigned]))
    await age(31)
    expect(await sweep()).toEqual(new Set([signed]))
  })

  it('refuses a file that is not a photograph, and a signature without strokes', async () => {
    const bytes = Buffer.from('%PDF-1.7 no picture')
    const answer = await upload(
      world.app,
      gate.uploadByLink,
      { name: 'a.jpg', bytes },
      { token },
      { token: null },
    )
    expect(answer.code).toBe('A00001')
    const input = await signing([['10', '0']])
    for (const strokes of [[[1, 2, 3]], [[1, 5_000]], []])
      expect(
        (await nobody.send(gate.signByLink, { ...input, signature: { kind: 'drawn', strokes } })).code,
      ).toBe('A00002')
  })

  it('is limited for one network and for one note', async () => {
    const rates = [
      { key: 'stores:network:10.77.0.1', limit: budgets.stores.network.limit, address: '10.77.0.1' },
      { key: `receipt-note:${noteId}`, limit: linkWritesPerNote.limit, address: '10.77.0.2' },
    ]
    const input = await signing([['10', '0']])
    for (const { key, limit, address } of rates) {
      await sql`insert into rate_window (key, hits, started_at) values (${key}, ${limit}, now())`.execute(
        db(),
      )
      const answer = await nobody.call(gate.signByLink, input, { address })
      expect(answer).toMatchObject({ status: 429, code: 'B00429' })
    }
    expect((await detail()).receipts).toEqual([])
  })
})

describe('what a note keeps of its link', () => {
  const uploadPhoto = async () => {
    const bytes = await picture(60, 40).jpeg().toBuffer()
    const answer = await upload(world.app, gate.uploadByLink, { name: 'a.jpg', bytes }, { token })
    return answer.data.fileId
  }
  const kept = async () =>
    (
      await db()
        .selectFrom('file_reference')
        .select('file_id')
        .where('kind', '=', 'receipt-link')
        .where('record_id', '=', noteId)
        .execute()
    ).map(({ file_id: id }) => id)

  it('is the last photographs that no receipt has taken over, while the link holds', async () => {
    const first = await uploadPhoto()
    await sql`
      with more as (
        insert into file (key, purpose, name, media_type, bytes)
        select md5(random()::text), 'receipt-photo', 'a.jpg', 'image/jpeg', 1
        from generate_series(2, ${receiptLimits.unsignedPhotos}::int) returning id)
      insert into file_reference (file_id, kind, record_id) select id, 'receipt-link', ${noteId}::bigint from more`.execute(
      db(),
    )
    expect(await kept()).toContain(first)
    const last = await uploadPhoto()
    expect(await kept()).toHaveLength(receiptLimits.unsignedPhotos)
    expect(await kept()).toContain(last)
    expect(await kept()).not.toContain(first)

    await releaseUnsigned(db())
    expect(await kept()).toContain(last)
    await db().updateTable('file').set({ created_at: '2020-01-01T00:00:00Z' }).execute()
    await releaseUnsigned(db())
    expect(await kept()).toEqual([])
  })

  it('is a limited number of receipts', async () => {
    const { receiptId } = await nobody.ok(gate.signByLink, await signing([['1', '0']], { last: false }))
    await sql`
      insert into receipt (note_id, receiver_name, submission)
      select note_id, receiver_name, gen_random_uuid() from receipt,
        generate_series(2, ${receiptLimits.ofNote}::int) where id = ${receiptId}`.execute(db())
    const more = await nobody.call(gate.signByLink, await signing([['1', '0']], { last: false }))
    expect(more).toMatchObject({ code: 'A00001', key: 'note.tooManyReceipts' })
  })
})

describe('a signed receipt', () => {
  it('has a hash of its content, which nobody changes', async () => {
    const { receiptId, contentHash } = await nobody.ok(gate.signByLink, await signing([['9', '1']]))
    const row = await db()
      .selectFrom('receipt')
      .select(['content', 'content_hash'])
      .where('id', '=', receiptId)
      .executeTakeFirstOrThrow()
    expect(createHash('sha256').update(row.content!).digest('hex')).toBe(contentHash)
    const content = JSON.parse(row.content!) as Record<string, unknown>
    expect(canonical(content)).toBe(row.content)
    expect(content).toMatchObject({
      receiverName: '周敏',
      signature: { kind: 'drawn', strokes: [stroke] },
      lines: [{ lineNo: 1, sent: '10', accepted: '9', rejected: '1', reason: '法兰面划伤' }],
    })
    for (const change of [
      sql`update receipt set receiver_name = '别人' where id = ${receiptId}`,
      sql`delete from receipt where id = ${receiptId}`,
    ])
      await expect(change.execute(db())).rejects.toThrow('does not change')
  })

  it('is printed with the hash, and does not change if records are renamed later', async () => {
    const { receiptId, contentHash } = await nobody.ok(gate.signByLink, await signing([['9', '1']]))
    const print = async () =>
      readPdf((await nobody.call(gate.receiptPdfByLink, { token, id: receiptId })).data as unknown as Buffer)
    const before = await print()
    const texts = before.flatMap(({ runs }) => runs.map(({ text }) => text))
    expect(texts.join('')).toContain(contentHash)
    expect(texts.join('')).toContain('法兰面划伤')
    await db().updateTable('merchant').set({ name: '改名阀门' }).where('id', '=', world.valves.id).execute()
    try {
      expect(await print()).toEqual(before)
      const staffs = await owner.call(notes.receiptPdf, { id: noteId, receiptId })
      expect(readPdf(staffs.data as unknown as Buffer)).toEqual(before)
    } finally {
      await db()
        .updateTable('merchant')
        .set({ name: world.valves.name })
        .where('id', '=', world.valves.id)
        .execute()
    }
  })

  it('is printed once for all who ask for it, and a limited number of times for its link', async () => {
    const { receiptId } = await nobody.ok(gate.signByLink, await signing([['9', '1']]))
    const print = () => nobody.call(gate.receiptPdfByLink, { token, id: receiptId })
    const [one, other] = await Promise.all([print(), print()])
    const staffs = await owner.call(notes.receiptPdf, { id: noteId, receiptId })
    expect([other.data, staffs.data]).toEqual([one.data, one.data])
    for (let prints = 2; prints < linkPrintsPerNote.limit; prints += 1) await print()
    expect(await print()).toMatchObject({ status: 429, code: 'B00429' })
    expect((await owner.call(notes.receiptPdf, { id: noteId, receiptId })).status).toBe(200)
  })
})

describe("the supplier's answer to a difference", () => {
  const differing = async () => {
    await nobody.ok(
      gate.signByLink,
      await signing([
        ['8', '1'],
        ['9', '0'],
      ]),
    )
    return detail()
  }
  const linesOfOrder = async () =>
    (await owner.ok(readOrder, { id: orderId })).lines.map((line) => [
      line.cancelledQuantity,
      line.shippedQuantity,
      line.receivedQuantity,
    ])

  it('delivers again, or agrees to less, line by line', async () => {
    const note = await differing()
    const settled = await owner.ok(notes.settleDeliveryNote, {
      id: noteId,
      version: note.version,
      reason: '第 1 行补发，第 2 行按实收',
      shortLineIds: [note.lines[1]!.id],
    })
    expect(settled.status).toBe('received')
    expect(await linesOfOrder()).toEqual([
      ['0', '8', '8'],
      ['1', '9', '9'],
    ])
    const { lines } = await owner.ok(notes.readShippable, { orderIds: orderId })
    expect(lines.map((line) => [line.lineNo, line.remainingQuantity])).toEqual([[1, '2']])
  })

  it('accepts only lines of the note', async () => {
    const note = await differing()
    const answer = await owner.send(notes.settleDeliveryNote, {
      id: noteId,
      version: note.version,
      reason: '补发',
      shortLineIds: ['999999'],
    })
    expect(answer.faults).toMatchObject([{ path: 'shortLineIds[0]', key: 'note.noteLineUnknown' }])
    expect((await detail()).status).toBe('discrepancy')
  })

  it('can dispute it: operators are notified with the reason, and the difference remains', async () => {
    const note = await differing()
    const disputed = await owner.ok(notes.disputeDeliveryNote, {
      id: noteId,
      version: note.version,
      reason: '装车照片显示数量齐全',
    })
    expect(disputed.status).toBe('discrepancy')
    expect(disputed.history[0]).toMatchObject({ action: 'dispute', reason: '装车照片显示数量齐全' })
    const { list } = await admin.ok(listMessages, { pageNum: 1, pageSize: 999, type: 'order' })
    expect(list[0]!.content).toContain('装车照片显示数量齐全')
    expect(
      (await admin.call(notes.disputeDeliveryNote, { id: noteId, version: disputed.version, reason: 'x' }))
        .code,
    ).toBe('A00003')
  })
})
