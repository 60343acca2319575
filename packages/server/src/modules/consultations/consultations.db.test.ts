import { readAuditLog } from '@bdr/contract/audit/calls'
import * as calls from '@bdr/contract/consultations/calls'
import {
  consultationNumber,
  consultationStatusRate,
  consultationRate,
} from '@bdr/contract/consultations/model'
import { createContent, publishContent, withdrawContent } from '@bdr/contract/content/calls'
import { codes } from '@bdr/contract/errors'
import { createInquiry } from '@bdr/contract/inquiries/calls'
import { listMessages } from '@bdr/contract/messages/calls'
import type { ConsultationForm, SentFile } from '@bdr/contract/site/data'
import { applyToSettleIn } from '@bdr/contract/settle-in/calls'
import { callDescriptions } from '@bdr/text/entities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callerAt, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { removeUnreferred } from '../files/sweep.ts'
import { picture } from '../../test/pictures.ts'
import { aTechnique } from '../content/test/fields.ts'
import { inquiryForm } from '../inquiries/test/an-inquiry.ts'
import { makeApplicant, makeForm } from '../settle-in/test/applicant.ts'
import { answerForm } from './form.ts'
import { consultationProgress } from './progress.ts'

let world: TestWorld
let admin: Client
let visitor: Client
let techniqueId: string

beforeAll(async () => {
  world = await testWorld()
  admin = await world.as('admin')
  visitor = await world.as(null)
  const { id, version } = await admin.ok(createContent, { fields: aTechnique() })
  await admin.ok(publishContent, { id, version })
  techniqueId = id
})
afterAll(() => world.close())
beforeEach(() => world.database.kysely.deleteFrom('rate_window').execute())

const form: ConsultationForm = {
  techniqueId: null,
  name: '钱志远',
  mobile: '13900139011',
  company: '',
  message: '想了解工期',
  storedPhoto: '',
  website: '',
}
const send = (more: Partial<ConsultationForm>, photo: SentFile | null = null) =>
  answerForm(world, callerAt('192.0.2.7'), { ...form, techniqueId, ...more }, photo)
const storedAnswer = { state: 'stored', number: expect.stringMatching(consultationNumber) as string }
const origin = {
  address: '192.0.2.7',
  device: 'Chrome 141 · Windows',
  requestId: 'request-of-192.0.2.7',
}
const stored = async () =>
  (await world.database.kysely.selectFrom('consultation').select('id').execute()).length

describe('a consultation request', () => {
  it('is stored and announced to operators, and nobody else can read it', async () => {
    const request = { techniqueId, name: '钱志远', mobile: '13900139011', message: '想了解工期' }
    await visitor.ok(calls.requestConsultation, request)
    const { list } = await admin.ok(calls.listConsultations, {})
    expect(list[0]).toMatchObject({
      status: 'new',
      name: '钱志远',
      industry: 'thermal-power',
      about: '引风机轴承改造',
    })
    const messages = await admin.ok(listMessages, { type: 'business' })
    expect(messages.list[0]!.content).toContain('钱志远')
    expect(messages.list[0]).toMatchObject({
      jumpUrl: '/platform/consultationDetail',
      jumpParam: JSON.stringify({ id: list[0]!.id }),
    })
    const { list: log } = await admin.ok(readAuditLog, { action: 'consultation.request' })
    expect(log[0]).toMatchObject({ actor: '钱志远', subject: '钱志远', address: '127.0.0.1' })
    const owner = await world.as('owner')
    expect((await owner.call(calls.listConsultations, {})).code).toBe(codes.noPermission)
  })

  it('is refused with a fault for each invalid field', async () => {
    const answer = await visitor.send(calls.requestConsultation, { name: '', mobile: '1', message: ' ' })
    expect(answer.code).toBe(codes.invalid)
    expect(answer.faults.map(({ path }) => path)).toEqual(expect.arrayContaining(['name', 'mobile']))
  })

  it('cannot be about a technique that is not public', async () => {
    const { id } = await admin.ok(createContent, { fields: aTechnique({ slug: 'unpublished' }) })
    const answer = await visitor.call(calls.requestConsultation, { ...requestOf(form), techniqueId: id })
    expect(answer.code).toBe(codes.refused)
  })

  it('is accepted even if its technique was withdrawn while it was being written', async () => {
    const fields = aTechnique({ slug: 'withdrawn-meanwhile', title: '给水泵机封改造' })
    const draft = await admin.ok(createContent, { fields })
    const shown = await admin.ok(publishContent, { id: draft.id, version: draft.version })
    const { version } = shown
    await admin.ok(withdrawContent, { id: draft.id, version, reason: '核对数据' })
    await visitor.ok(calls.requestConsultation, { ...requestOf(form), techniqueId: draft.id })
    const { list } = await admin.ok(calls.listConsultations, {})
    expect(list[0]).toMatchObject({ about: '给水泵机封改造' })
  })

  it('is handled step by step', async () => {
    await visitor.ok(calls.requestConsultation, requestOf({ ...form, name: '孙丽华' }))
    const { list } = await admin.ok(calls.listConsultations, { keyword: '孙丽华' })
    const { id, version } = await admin.ok(calls.readConsultation, { id: list[0]!.id })
    const contacted = await admin.ok(calls.handleConsultation, {
      id,
      version,
      action: 'contact',
      remark: '约了周三现场看',
    })
    expect(contacted).toMatchObject({
      status: 'contacted',
      actions: { allowed: ['contact', 'convert', 'invite', 'close'] },
    })
    expect(contacted.history[0]).toMatchObject({ action: 'contact', reason: '约了周三现场看' })
    const { list: log } = await admin.ok(readAuditLog, { action: 'consultation.contact' })
    expect(log[0]).toMatchObject({ address: '127.0.0.1', detail: '原因：约了周三现场看' })
    const stale = await admin.call(calls.handleConsultation, { id, version, action: 'close', remark: '完' })
    expect(stale.code).toBe(codes.conflict)
  })
})

describe("the website's form", () => {
  it('shows each fault at its field and stores nothing', async () => {
    const before = await stored()
    expect(await send({ name: '1', mobile: '12', message: '' })).toMatchObject({
      state: 'faulty',
      faults: {
        name: '姓名中不能有“1”，请只写中文或英文姓名',
        mobile: '应为 11 位手机号',
        message: '不能为空',
      },
    })
    expect(await stored()).toBe(before)
  })

  it('is recorded in the audit log like the call, with device and request id', async () => {
    expect(await send({ name: '吴海峰' })).toEqual(storedAnswer)
    const { list } = await admin.ok(readAuditLog, { action: 'consultation.request' })
    expect(list[0]).toMatchObject({ ...origin, actor: '吴海峰' })
  })

  it('answers a program that fills in the hidden field as if it had succeeded, and stores nothing', async () => {
    const before = await stored()
    expect(await send({ website: 'https://spam.example' })).toEqual({ state: 'stored', number: null })
    expect(await stored()).toBe(before)
  })

  it('stores a request once, however often the button is pressed', async () => {
    const before = await stored()
    const message = '水泵振动，想约现场测量'
    const outcomes = await Promise.all([1, 2, 3].map(() => send({ message })))
    outcomes.push(await send({ message }))
    expect(outcomes).toEqual(outcomes.map(() => storedAnswer))
    // each repetition shows the same number
    expect(new Set(outcomes.map((one) => JSON.stringify(one))).size).toBe(1)
    expect(await stored()).toBe(before + 1)
    await send({ message: '补充：泵是双吸泵' })
    await send({ message, mobile: '13900139012' })
    expect(await stored()).toBe(before + 3)
  })

  it('limits requests from one address, with a message, and accepts others', async () => {
    const before = await stored()
    const outcomes = []
    for (let sent = 0; sent < consultationRate.limit + 5; sent += 1)
      outcomes.push(await send({ mobile: `139001390${String(sent).padStart(2, '0')}` }))
    expect(outcomes.filter(({ state }) => state === 'stored')).toHaveLength(consultationRate.limit)
    expect(outcomes.at(-1)).toEqual({
      state: 'too-often',
      photo: null,
      reason: '提交得太频繁，请 60 分钟后再试',
    })
    expect(await stored()).toBe(before + consultationRate.limit)
    const { list } = await admin.ok(readAuditLog, { action: 'access.limited' })
    expect(list).toMatchObject([
      { ...origin, actor: '', subject: callDescriptions[calls.requestConsultation.name] },
    ])
    const neighbour = { ...form, mobile: '13900139099' }
    expect(await answerForm(world, callerAt('192.0.2.8'), neighbour, null)).toEqual(storedAnswer)
  })

  it('limits requests with one mobile as well', async () => {
    const outcomes = []
    for (let sent = 0; sent < consultationRate.limit + 1; sent += 1)
      outcomes.push(await answerForm(world, callerAt(`192.0.2.${sent + 20}`), form, null))
    expect(outcomes.at(-1)!.state).toBe('too-often')
  })
})

describe('a photograph of the nameplate', () => {
  it('is refused at its field if its name cannot be stored, and the rest is kept', async () => {
    const { bytes } = await photo()
    for (const name of ['a\0b.png', '\ud800.png'])
      expect(await send({ storedPhoto: 'a\0b' }, { name, bytes })).toEqual({
        state: 'faulty',
        photo: null,
        faults: { photo: '含有无法保存的字符' },
      })
    expect(await send({ storedPhoto: 'a\0b' })).toEqual(storedAnswer)
  })

  const photo = async () => ({ name: 'IMG_0042.png', bytes: await picture(2_400, 1_200).png().toBuffer() })
  const read = async (keyword: string) => {
    const { list } = await admin.ok(calls.listConsultations, { keyword })
    return admin.ok(calls.readConsultation, { id: list[0]!.id })
  }

  it('is uploaded with the form, scaled down, and visible only to operators', async () => {
    await send({ name: '袁建平' }, await photo())
    const { photo: shown } = await read('袁建平')
    expect(shown).toMatchObject({ name: 'IMG_0042.png', mediaType: 'image/png' })
    const answer = await world.app.inject(shown!.thumbnailUrl!)
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('private') as string,
    ])
    expect((await world.app.inject(shown!.url.split('?')[0]!)).statusCode).toBe(404)
    await world.database.kysely.updateTable('file').set({ created_at: '2020-01-01T00:00:00Z' }).execute()
    await removeUnreferred(world.database, world.bus)
    expect((await read('袁建平')).photo).not.toBeNull()
  })

  it('need not be chosen again while other fields are corrected', async () => {
    const refused = await send({ name: '石志强', message: '' }, await photo())
    expect(refused).toMatchObject({ state: 'faulty', photo: { name: 'IMG_0042.png' } })
    const { key } = (refused as { photo: { key: string } }).photo
    // nothing is decoded for a request that is not made
    const row = () =>
      world.database.kysely.selectFrom('file').select(['stored_at', 'width']).where('key', '=', key).execute()
    expect(await row()).toEqual([{ stored_at: null, width: null }])
    expect(await send({ name: '石志强', message: '', storedPhoto: key })).toEqual(refused)
    expect(await send({ name: '石志强', storedPhoto: key })).toEqual(storedAnswer)
    expect(await row()).toEqual([{ stored_at: expect.any(String) as string, width: 2_000 }])
    expect((await read('石志强')).photo).toMatchObject({ name: 'IMG_0042.png' })
    // a photograph of one request cannot be used by another
    expect(await send({ name: '毛小雨', storedPhoto: key })).toEqual(storedAnswer)
    expect((await read('毛小雨')).photo).toBeNull()
  })

  it('is decoded for a request within the limit only, and of strangers with fewer pixels', async () => {
    const bytes = await picture(6_000, 5_000).png().toBuffer()
    const large = { name: 'large.png', bytes }
    const refused = await send({ name: '万家宝' }, large)
    expect(refused).toMatchObject({
      state: 'faulty',
      faults: { photo: '图片超过 25 百万像素，请缩小后再上传' },
    })
    const deep = await picture(5_000, 4_000).toColourspace('rgb16').png().toBuffer()
    expect(await send({ name: '万家宝' }, { name: 'deep.png', bytes: deep })).toMatchObject({
      state: 'faulty',
      faults: { photo: expect.stringContaining('图片解码后超过 75 MB') as string },
    })
    const files = async () => (await world.database.kysely.selectFrom('file').select('id').execute()).length
    const before = await files()
    for (let sent = 2; sent < consultationRate.limit; sent += 1) await send({ name: '万家宝' })
    expect(await send({ name: '万家宝' }, await photo())).toMatchObject({ state: 'too-often', photo: null })
    expect(await files()).toBe(before)
  })

  it('that cannot be decoded is a fault at its field once the others are right', async () => {
    const broken = (await photo()).bytes.subarray(0, 5_000)
    const kept = await send({ name: '' }, { name: 'broken.png', bytes: broken })
    const { key } = (kept as { photo: { key: string } }).photo
    expect(await send({ name: '鲁明', storedPhoto: key })).toMatchObject({
      state: 'faulty',
      photo: null,
      faults: { photo: '图片已损坏或无法识别，请换一张' },
    })
  })

  it('is added when the same request is repeated with one', async () => {
    const first = await send({ name: '方志远' })
    expect(await send({ name: '方志远' }, await photo())).toEqual(first)
    expect((await read('方志远')).photo).not.toBeNull()
  })

  it('that is invalid is a fault at its field, together with all others', async () => {
    const before = await stored()
    const outcome = await send({ name: '' }, { name: '说明.pdf', bytes: Buffer.from('%PDF-1.4') })
    expect(outcome).toMatchObject({
      state: 'faulty',
      photo: null,
      faults: { name: '应为中文或英文姓名', photo: expect.stringContaining('JPG、PNG、WebP') as string },
    })
    expect(await stored()).toBe(before)
  })
})

describe('an operator turns a request', () => {
  const asked = async (name: string, mobile = form.mobile) => {
    await send({ name, mobile })
    const { list } = await admin.ok(calls.listConsultations, { keyword: name })
    return admin.ok(calls.readConsultation, { id: list[0]!.id })
  }

  it('into an inquiry, and both refer to each other', async () => {
    const { id, number, actions } = await asked('曹国强')
    expect(actions.allowed).toContain('convert')
    const inquiry = await admin.ok(createInquiry, inquiryForm({ consultationId: id }))
    expect(inquiry.consultation).toEqual({ id, number })
    const after = await admin.ok(calls.readConsultation, { id })
    expect(after).toMatchObject({
      status: 'contacted',
      inquiries: [{ id: inquiry.id, inquiryNo: inquiry.inquiryNo, status: 'draft' }],
    })
    expect(after.history[0]).toMatchObject({ action: 'convert', about: inquiry.inquiryNo })
    const { list: log } = await admin.ok(readAuditLog, { action: 'consultation.convert' })
    expect(log[0]).toMatchObject({ subject: '曹国强', address: '127.0.0.1' })
  })

  it('into no inquiry if it is closed or does not exist', async () => {
    const { id, version } = await asked('余晓明')
    await admin.ok(calls.handleConsultation, { id, version, action: 'close', remark: '不再需要' })
    for (const [consultationId, code] of [
      [id, codes.conflict],
      ['999999', codes.notFound],
    ] as const)
      expect((await admin.call(createInquiry, inquiryForm({ consultationId }))).code).toBe(code)
    expect((await admin.ok(calls.readConsultation, { id })).inquiries).toEqual([])
  })

  it('into an invitation by SMS to settle in, and then sees the resulting application', async () => {
    const mobile = '13900139071'
    const { id, version, number } = await asked('陶文斌', mobile)
    const invited = { id, version, action: 'invite', remark: '自己生产滤袋' } as const
    expect(await admin.ok(calls.handleConsultation, invited)).toMatchObject({
      status: 'contacted',
      applications: [],
    })
    const { kysely } = world.database
    const sent = await kysely
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'sms')
      .where('recipient', '=', mobile)
      .execute()
    expect(sent).toContainEqual({
      payload: { mobile, template: 'settle-in-invited', params: { number } },
    })
    const { ticket } = await makeApplicant(kysely, mobile)
    await visitor.ok(applyToSettleIn, { ticket, ...(await makeForm(kysely, mobile)) })
    const { applications } = await admin.ok(calls.readConsultation, { id })
    expect(applications).toMatchObject([{ status: 'submitted' }])
  })
})

describe('the state of a request', () => {
  const ask = (number: string, mobile: string, address = '192.0.2.60') =>
    consultationProgress(world.database.kysely, callerAt(address), { number, mobile })

  it('is found by number and mobile in any notation, with the answer that an SMS announces', async () => {
    const { number } = await visitor.ok(calls.requestConsultation, requestOf({ ...form, name: '何建国' }))
    expect(await ask(` ${number.toLowerCase()} `, '139 0013 9011')).toMatchObject({
      state: 'found',
      number,
      status: 'new',
      answer: null,
    })
    const { list } = await admin.ok(calls.listConsultations, { keyword: number })
    const { id, version } = await admin.ok(calls.readConsultation, { id: list[0]!.id })
    const answer = '轴承座可以不拆叶轮更换，停机两天。'
    const handled = await admin.ok(calls.handleConsultation, {
      id,
      version,
      action: 'contact',
      remark: '客户要周末停机',
      answer,
    })
    expect(handled).toMatchObject({ number, answer, answeredAt: expect.any(String) as string })
    const changed = { field: 'answer', part: null, before: null, after: answer }
    expect(handled.history[0]!.changes).toContainEqual(changed)
    const { list: log } = await admin.ok(readAuditLog, { action: 'consultation.contact' })
    expect(log[0]!.changes).toContainEqual({ ...changed, label: '答复', kind: 'text' })
    const found = await ask(number, form.mobile)
    expect(found).toMatchObject({ state: 'found', status: 'contacted', answer })
    // an answer can be replaced, and a phone call keeps it
    const again = { id, action: 'contact', remark: '再次电话' } as const
    const { version: second } = await admin.ok(calls.handleConsultation, {
      ...again,
      version: handled.version,
    })
    expect(await ask(number, form.mobile)).toMatchObject({ answer })
    const later = '备件已到，下周五可以停机。'
    await admin.ok(calls.handleConsultation, { ...again, version: second, answer: later })
    expect(await ask(number, form.mobile)).toMatchObject({ status: 'contacted', answer: later })
    // notes for colleagues are not shown
    expect(JSON.stringify(found)).not.toContain('周末停机')
    const sent = await world.database.kysely
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'sms')
      .where('recipient', '=', form.mobile)
      .execute()
    expect(sent).toMatchObject([
      { payload: { mobile: form.mobile, template: 'consultation-answered', params: { number } } },
      { payload: { mobile: form.mobile, template: 'consultation-answered', params: { number } } },
    ])
  })

  it('is answered with a wrong mobile like an unknown number', async () => {
    const { number } = await visitor.ok(calls.requestConsultation, requestOf({ ...form, name: '高文' }))
    expect(await ask(number, '13900139099')).toEqual({ state: 'unknown' })
    expect(await ask('ZX261123-000000', form.mobile)).toEqual({ state: 'unknown' })
    expect(await ask('', '')).toEqual({ state: 'unknown' })
  })

  it('cannot be guessed', async () => {
    const outcomes = []
    for (let tried = 0; tried <= consultationStatusRate.limit; tried += 1)
      outcomes.push(await ask('ZX261123-000000', form.mobile, '192.0.2.61'))
    expect(outcomes.at(-2)).toEqual({ state: 'unknown' })
    expect(outcomes.at(-1)).toMatchObject({ state: 'too-often' })
    expect(await ask('ZX261123-000000', form.mobile, '192.0.2.62')).toEqual({ state: 'unknown' })
  })
})

const requestOf = ({ website: _hidden, storedPhoto: _photo, ...fields }: ConsultationForm) => fields
