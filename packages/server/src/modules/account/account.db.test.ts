import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '@bdr/contract/account/calls'
import { noticeChannels, type NoticeChannel } from '@bdr/contract/account/model'
import { login, readUserInfo } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { transaction } from '../../platform/db/transaction.ts'
import { clientOf, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { testPassword } from '../../test/people.ts'
import { notify } from '../messages/notify.ts'
import { issueTicket } from '../sms/tickets.ts'

let world: TestWorld
let owner: Client
let sales: Client
beforeAll(async () => {
  world = await testWorld()
  ;[owner, sales] = await Promise.all([world.as('owner'), world.as('sales')])
})
afterAll(() => world.close())

const db = () => world.database.kysely
const read = (client = owner) => client.ok(calls.readAccount, {})

describe("the person's own account", () => {
  it('shows the person, and changes name and e-mail', async () => {
    const before = await read()
    expect(before).toMatchObject({
      uid: world.viewers.owner.staffId,
      account: 'owner',
      mobile: '13800000001',
      email: null,
      basePost: '98',
      postName: null,
      merchant: { code: 'M1001' },
      lastSignInAt: expect.any(String),
      secondFactor: { usable: true, since: null, recoveryCodesLeft: 0 },
    })
    const { version } = before
    const changed = await owner.ok(calls.changeAccount, { version, name: '陆明远', email: 'lu@example.com' })
    expect(changed).toMatchObject({ name: '陆明远', email: 'lu@example.com', version: version + 1 })
    // the next call already uses it, because messages and the audit log contain the actor's name
    expect(await owner.ok(readUserInfo, {})).toMatchObject({ name: '陆明远' })
    const cleared = await owner.ok(calls.changeAccount, { version: version + 1, email: null })
    expect(cleared).toMatchObject({ name: '陆明远', email: null })
  })

  it('refuses a change of an outdated version, and an invalid name', async () => {
    const { version } = await read()
    expect((await owner.call(calls.changeAccount, { version: version + 1, name: '陆' })).code).toBe('A06002')
    expect(await owner.call(calls.changeAccount, { version, name: '<b>', email: 'x' })).toMatchObject({
      code: 'A00002',
      data: ['名称：姓名中不能有“<”、“>”，请只写中文或英文姓名', '邮箱：应为邮箱地址'],
    })
  })

  it('shows its picture, and accepts no file of another person', async () => {
    const file = async (staffId: string, key: string) => {
      const { id } = await db()
        .insertInto('file')
        .values({
          key,
          purpose: 'head-picture',
          name: 'me.png',
          media_type: 'image/png',
          bytes: '1000',
          staff_id: staffId,
          stored_at: new Date(),
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    }
    const mine = await file(world.viewers.owner.staffId, 'picture-of-owner')
    const theirs = await file(world.viewers.sales.staffId, 'picture-of-sales')
    const { version } = await read()
    expect((await owner.call(calls.changeAccount, { version, headFileId: theirs })).code).toBe('A00001')
    const changed = await owner.ok(calls.changeAccount, { version, headFileId: mine })
    expect(changed.headFileId).toBe(mine)
    expect(changed.headUrl).toContain('picture-of-owner')
    expect(await owner.ok(readUserInfo, {})).toMatchObject({
      headUrl: expect.stringContaining('picture-of-owner/thumbnail'),
    })
    const without = await owner.ok(calls.changeAccount, { version: version + 1, headFileId: null })
    expect(without).toMatchObject({ headUrl: '', headFileId: null })
    expect(await db().selectFrom('file_reference').selectAll().where('kind', '=', 'staff').execute()).toEqual(
      [],
    )
  })
})

describe('a change of the mobile', () => {
  const ticketOf = async (mobile: string, type: 'bind-mobile' | 'login' = 'bind-mobile') => {
    const { ticket } = await issueTicket(db(), mobile, type)
    return ticket
  }
  const move = async (newMobile: string, tickets: { current?: string; next?: string } = {}) =>
    sales.call(calls.changeMobile, {
      newMobile,
      currentTicket: tickets.current ?? (await ticketOf((await read(sales)).mobile)),
      newTicket: tickets.next ?? (await ticketOf(newMobile)),
    })

  it('requires a code from both mobiles, and the old one is notified', async () => {
    expect((await move('13900000002')).data).toMatchObject({ mobile: '13900000002' })
    expect(await world.sentSms()).toContainEqual({
      mobile: '13800000002',
      template: 'mobile-changed',
      params: { tail: '0002' },
    })
    const answer = await (
      await world.as(null)
    ).call(login, {
      principal: '13900000002',
      credentials: testPassword,
      sysType: loginSysType,
    })
    expect(answer.code).toBe('00000')
  })

  it('is refused with a code for another mobile or purpose, without using it up', async () => {
    const current = await ticketOf('13900000002')
    expect((await move('13900000003', { current: await ticketOf('13800000001') })).code).toBe('A00001')
    expect((await move('13900000003', { current, next: await ticketOf('13900000004') })).code).toBe('A00001')
    expect((await move('13900000003', { current, next: await ticketOf('13900000003', 'login') })).code).toBe(
      'A00001',
    )
    expect((await move('13900000003', { current })).code).toBe('00000')
    expect((await move('13900000005', { current })).code).toBe('A00001')
  })

  it("is refused at its field for the person's own or another account's mobile", async () => {
    expect((await move('13900000003')).data).toEqual(['新手机号：与当前手机号相同'])
    expect((await move('13800000001')).data).toEqual(['新手机号：该手机号已被其他账号使用'])
  })

  it('succeeds for only one of two people who request the same mobile at once', async () => {
    const mobile = '13900000007'
    const changeMobile = async (client: Client) =>
      client.call(calls.changeMobile, {
        newMobile: mobile,
        currentTicket: await ticketOf((await read(client)).mobile),
        newTicket: await ticketOf(mobile),
      })
    const answers = await Promise.all([changeMobile(sales), changeMobile(owner)])
    expect(answers.map((answer) => answer.code).toSorted()).toEqual(['00000', 'A00002'])
  })
})

describe('sessions', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36'
  const enter = async (address: string) => {
    const { data } = await (
      await world.as(null)
    ).call(
      login,
      { principal: 'driver', credentials: testPassword, sysType: loginSysType },
      { address, userAgent: chrome },
    )
    return clientOf(world.app, data.accessToken)
  }

  it('are listed with device, address and location, and can be ended one by one or all except the current one', async () => {
    const [here, there, elsewhere] = [
      await enter('203.0.113.5'),
      await enter('192.168.3.4'),
      await enter('203.0.113.6'),
    ]
    const { list } = await here.ok(calls.readSessions, {})
    expect(list).toHaveLength(3)
    expect(list[0]).toMatchObject({
      current: true,
      address: '203.0.113.5',
      place: '',
      device: 'Chrome 141 · Android',
    })
    const inside = list.find((one) => one.address === '192.168.3.4')!
    expect(inside).toMatchObject({ current: false, place: '内网' })
    await here.ok(calls.endSession, { id: inside.id })
    expect((await there.call(readUserInfo, {})).code).toBe('A00004')
    expect((await here.call(calls.endSession, { id: inside.id })).code).toBe('A00005')
    expect(await here.ok(calls.endOtherSessions, {})).toEqual({ ended: 1 })
    expect((await elsewhere.call(readUserInfo, {})).code).toBe('A00004')
    expect((await here.ok(calls.readSessions, {})).list).toHaveLength(1)
  })

  it('of other people are not listed', async () => {
    const { list } = await owner.ok(calls.readSessions, {})
    expect((await sales.call(calls.endSession, { id: list[0]!.id })).code).toBe('A00005')
  })

  it('leave a history of sign-ins, with refused ones and the reason', async () => {
    const nobody = await world.as(null)
    await nobody.call(login, { principal: 'driver', credentials: 'Wrong-1', sysType: loginSysType })
    const driver = await enter('203.0.113.9')
    const { list, total } = await driver.ok(calls.readSignIns, { pageSize: 2 })
    expect(total).toBe(5)
    expect(list).toMatchObject([
      {
        way: 'password',
        succeeded: true,
        reason: '',
        address: '203.0.113.9',
        device: 'Chrome 141 · Android',
      },
      { way: 'password', succeeded: false, reason: '密码错误', address: '127.0.0.1', place: '内网' },
    ])
  })
})

describe('notices', () => {
  beforeEach(async () => {
    await db().deleteFrom('message').execute()
    await db().deleteFrom('outbox').execute()
    await choose({})
  })

  const choose = (
    system: Partial<Record<NoticeChannel, boolean>>,
    quiet: { quietFrom: string; quietUntil: string } | null = null,
  ) =>
    owner.call(calls.changeNoticePreferences, {
      choices: noticeChannels.map((channel) => ({
        type: 'system' as const,
        channel,
        enabled: system[channel] ?? channel === 'app',
      })),
      quietFrom: quiet?.quietFrom ?? null,
      quietUntil: quiet?.quietUntil ?? null,
    })

  const notifyBoth = (always = false) =>
    transaction(world.database, (tx) =>
      notify(
        tx,
        null,
        { staffIds: [world.viewers.owner.staffId, world.viewers.driver.staffId] },
        { type: 'system', content: '<p>维护 &amp; 升级</p>', about: null, always },
      ),
    )
  const notified = () => db().selectFrom('message').select('staff_id').execute()
  const left = () => db().selectFrom('outbox').select(['topic', 'payload', 'due_at']).execute()

  it('are shown only in the app unless a person chooses more', async () => {
    const { choices, available } = await owner.ok(calls.readNoticePreferences, {})
    expect(available).toEqual(['app', 'sms', 'mail'])
    expect(choices).toHaveLength(9)
    for (const { channel, enabled } of choices) expect(enabled).toBe(channel === 'app')
    await notifyBoth()
    expect(await notified()).toHaveLength(2)
    expect(await left()).toEqual([])
  })

  it('are sent by SMS and mail if chosen, and not shown in the app if not chosen', async () => {
    expect(await choose({ mail: true })).toMatchObject({
      code: 'A00002',
      data: [expect.stringContaining('请先填写邮箱')],
    })
    const { version } = await read()
    await owner.ok(calls.changeAccount, { version, email: 'lu@example.com' })
    expect((await choose({ app: false, sms: true, mail: true })).code).toBe('00000')
    await notifyBoth()
    expect(await notified()).toEqual([{ staff_id: world.viewers.driver.staffId }])
    const rows = await left()
    expect(rows.map((row) => row.topic).toSorted()).toEqual(['mail', 'sms'])
    expect(rows.find((row) => row.topic === 'sms')!.payload).toMatchObject({
      template: 'notice',
      params: { title: '系统' },
    })
    expect(rows.find((row) => row.topic === 'mail')!.payload).toMatchObject({
      address: 'lu@example.com',
      subject: '班德瑞商家平台：您有一条系统通知',
      text: '维护 & 升级',
      html: '<p>维护 &amp; 升级</p>',
      path: null,
    })
  })

  it('that cannot be switched off are always shown in the app', async () => {
    await choose({ app: false })
    await notifyBoth(true)
    expect(await notified()).toHaveLength(2)
  })

  it('wait for the end of the quiet hours, except in the app', async () => {
    const now = new Date()
    const china = (minutes: number) =>
      new Date(now.getTime() + (8 * 60 + minutes) * 60_000).toISOString().slice(11, 16)
    const quiet = { quietFrom: china(-60), quietUntil: china(90) }
    expect((await choose({ sms: true }, quiet)).code).toBe('00000')
    await notifyBoth()
    expect(await notified()).toHaveLength(2)
    const [sms] = await left()
    const minutes = (Date.parse(sms!.due_at) - now.getTime()) / 60_000
    expect(minutes).toBeGreaterThan(88)
    expect(minutes).toBeLessThan(91)
    expect(await owner.ok(calls.readNoticePreferences, {})).toMatchObject(quiet)
  })

  it('refuse quiet hours with only a start or an end', async () => {
    const half = await owner.call(calls.changeNoticePreferences, {
      choices: [],
      quietFrom: '22:00',
      quietUntil: null,
    })
    expect(half).toMatchObject({ code: 'A00002', faults: [{ path: 'quietUntil' }] })
  })
})
