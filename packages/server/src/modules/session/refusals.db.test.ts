import { beginSecondFactor, changeMobile, confirmSecondFactor } from '@bdr/contract/account/calls'
import { readAuditLog } from '@bdr/contract/audit/calls'
import { ossInfo } from '@bdr/contract/files/calls'
import { listMerchants } from '@bdr/contract/merchants/calls'
import {
  answerSecondFactor,
  confirmQrLogin,
  forgetPassword,
  login,
  pollQrLogin,
  scanQrLogin,
  smsLogin,
  updatePassword,
} from '@bdr/contract/session/calls'
import { loginSysType, signInLock, signInRate } from '@bdr/contract/session/model'
import { settleInProgress } from '@bdr/contract/settle-in/calls'
import { sendSms, validateSmsCode } from '@bdr/contract/sms/calls'
import { smsCode } from '@bdr/contract/sms/model'
import { createStaff } from '@bdr/contract/staff/calls'
import { callDescriptions } from '@bdr/text/entities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { testPassword } from '../../test/people.ts'
import { loginPicture } from '../../test/login-picture.ts'
import { createSeal } from '../../platform/seal.ts'
import { storedSecret } from '../../platform/stored-secret.ts'
import { issueTicket } from '../sms/tickets.ts'
import { replaceRecoveryCodes } from './factor-codes.ts'

/** Every refusal because of a missing proof or permission is in the audit log. */

let world: TestWorld
let nobody: Client
let owner: Client
let admin: Client
beforeAll(async () => {
  world = await testWorld()
  ;[nobody, owner, admin] = await Promise.all([world.as(null), world.as('owner'), world.as('admin')])
})
afterAll(() => world.close())
beforeEach(async () => {
  for (const table of ['audit_log', 'rate_window', 'sign_in_failure', 'sms_code'] as const)
    await world.database.kysely.deleteFrom(table).execute()
})

const mobile = '13800000001'
const log = async () =>
  (await admin.ok(readAuditLog, { pageSize: 100 })).list
    .toReversed()
    .map(({ action, actor, subject, detail }) => ({ action, actor, subject, detail }))
const ticketOf = async (type: 'login' | 'forget-password', of = mobile) =>
  (await issueTicket(world.database.kysely, of, type)).ticket
const setSales = (values: { enabled: boolean }) =>
  world.database.kysely
    .updateTable('staff')
    .set(values)
    .where('id', '=', world.viewers.sales.staffId)
    .execute()

describe('the audit log contains', () => {
  it('a wrong old password, and that it is locked', async () => {
    for (let tries = 0; tries <= signInLock.tries; tries += 1)
      await owner.call(updatePassword, { oldPassword: 'Wrong-1', newPassword: 'Kx7-Zq2-Wm9' })
    const entry = { action: 'account.refused', actor: 'owner', subject: 'owner' }
    expect(await log()).toEqual([
      ...Array.from({ length: signInLock.tries }, () => ({ ...entry, detail: '密码错误，内网' })),
      { ...entry, detail: '错误次数过多，已锁定，内网' },
    ])
  })

  it("a wrong code of the person's own second factor, with a notice to the owner about the last one", async () => {
    await owner.ok(beginSecondFactor, { password: testPassword })
    await world.database.kysely.deleteFrom('message').execute()
    for (let tries = 0; tries < signInLock.tries; tries += 1)
      await owner.call(confirmSecondFactor, { code: 'abcdef' })
    const [begun, ...entries] = await log()
    expect(begun).toMatchObject({ action: 'account.secondFactorBegun', actor: 'owner' })
    expect(entries).toHaveLength(signInLock.tries)
    expect(entries[0]).toEqual({
      action: 'account.refused',
      actor: 'owner',
      subject: 'owner',
      detail: '两步验证码错误，内网',
    })
    const messages = await world.database.kysely.selectFrom('message').select('content').execute()
    expect(messages).toEqual([{ content: expect.stringContaining('两步验证码') }])
  })

  it('each wrong SMS code, and once that all attempts are used up', async () => {
    await nobody.ok(sendSms, { mobile, type: 'login' })
    const { code } = (await world.sentSms()).at(-1)!.params as { code: string }
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(smsCode.digits, '0')
    for (let tries = 0; tries <= smsCode.tries; tries += 1)
      await nobody.call(validateSmsCode, { mobile, type: 'login', code: wrong })
    expect((await log()).map(({ action }) => action)).toEqual([
      ...Array.from({ length: smsCode.tries - 1 }, () => 'sms.refused'),
      'sms.guessed',
      'sms.refused',
    ])
    expect((await log())[0]).toMatchObject({
      actor: '',
      subject: 'owner',
      detail: '138****0001，用于登录商家平台',
    })
  })

  it('why a forgotten password was not reset, and why an SMS code was refused', async () => {
    const reset = (of: string, ticket: string) =>
      nobody.call(forgetPassword, { mobile: of, ticket, newPassword: 'Kx7-Zq2-Wm9' })
    await reset(mobile, 'x'.repeat(43))
    await reset(mobile, await ticketOf('forget-password', '13800000002'))
    await reset('13900000009', await ticketOf('forget-password', '13900000009'))
    await setSales({ enabled: false })
    await reset('13800000002', await ticketOf('forget-password', '13800000002'))
    await setSales({ enabled: true })
    await nobody.call(smsLogin, { mobile, ticket: 'x'.repeat(43) })
    const entry = { action: 'session.resetRefused', actor: '' }
    expect(await log()).toEqual([
      { ...entry, subject: 'owner', detail: '短信验证已失效，或不属于该手机号，内网' },
      { ...entry, subject: 'owner', detail: '短信验证已失效，或不属于该手机号，内网' },
      { ...entry, subject: '', detail: '手机号没有对应的账号，内网' },
      { ...entry, subject: 'sales', detail: '账号已停用，内网' },
      {
        action: 'session.refused',
        actor: '',
        subject: 'owner',
        detail: '短信验证码登录，短信验证已失效，或不属于该手机号，内网',
      },
    ])
  })

  it('a second step that was too late, or by a person who has been disabled meanwhile', async () => {
    await nobody.call(answerSecondFactor, { ticket: 'x'.repeat(43), code: '000000' })
    const db = world.database.kysely
    await db
      .updateTable('staff')
      .set({ second_factor_since: new Date() })
      .where('id', '=', world.viewers.sales.staffId)
      .execute()
    const { secondFactor } = await nobody.ok(login, {
      principal: 'sales',
      credentials: testPassword,
      sysType: loginSysType,
    })
    await setSales({ enabled: false })
    await nobody.call(answerSecondFactor, { ticket: secondFactor!.ticket, code: '000000' })
    await setSales({ enabled: true })
    await db
      .updateTable('staff')
      .set({ second_factor_since: null })
      .where('id', '=', world.viewers.sales.staffId)
      .execute()
    expect(await log()).toEqual([
      { action: 'session.refused', actor: '', subject: '', detail: '两步验证等待时间过长，内网' },
      { action: 'session.refused', actor: '', subject: 'sales', detail: '密码登录，账号已停用，内网' },
    ])
  })

  it('a QR code confirmed by a person who has been disabled meanwhile', async () => {
    const { ticket, secret } = await loginPicture(world)
    const sales = await world.as('sales')
    await sales.ok(scanQrLogin, { ticket })
    await sales.ok(confirmQrLogin, { ticket })
    await setSales({ enabled: false })
    expect(await nobody.ok(pollQrLogin, { ticket: secret })).toMatchObject({ state: 'expired' })
    await setSales({ enabled: true })
    expect((await log()).at(-1)).toEqual({
      action: 'session.refused',
      actor: '',
      subject: 'sales',
      detail: '扫码登录，账号已停用，内网',
    })
  })

  it('the second of two uses of a proof at the same moment, for each kind of proof', async () => {
    const db = world.database.kysely
    const login = await ticketOf('login')
    await Promise.all([1, 2].map(() => nobody.call(smsLogin, { mobile, ticket: login })))
    const reset = await ticketOf('forget-password', '13800000004')
    const request = { mobile: '13800000004', ticket: reset }
    await Promise.all(
      ['Kx7-Zq2-Wm9', 'Pw4-Rt6-Yh8'].map((newPassword) =>
        nobody.call(forgetPassword, { ...request, newPassword }),
      ),
    )
    await nobody.ok(sendSms, { mobile, type: 'login' })
    const { code } = (await world.sentSms()).at(-1)!.params as { code: string }
    await Promise.all([1, 2].map(() => nobody.call(validateSmsCode, { mobile, type: 'login', code })))
    const actions = (await log()).map(({ action, subject }) => `${action} ${subject}`)
    expect(actions.filter((action) => !/signIn/.test(action)).toSorted()).toEqual([
      'session.refused owner',
      'session.resetPassword owner2',
      'session.resetRefused owner2',
      'sms.refused owner',
    ])
    expect(
      await db.selectFrom('sms_code').select('id').where('used_at', 'is not', null).execute(),
    ).toHaveLength(1)
  })

  it('a second step that another code has just completed, and that code stays valid', async () => {
    const db = world.database.kysely
    const { staffId } = world.viewers.driver
    const secondFactor = { second_factor_since: new Date() }
    await db.updateTable('staff').set(secondFactor).where('id', '=', staffId).execute()
    const codes = await replaceRecoveryCodes(db, createSeal(await storedSecret(db, 'seal')), staffId)
    const first = await nobody.ok(login, {
      principal: 'driver',
      credentials: testPassword,
      sysType: loginSysType,
    })
    const { ticket } = first.secondFactor!
    const answers = await Promise.all(
      codes.slice(0, 2).map((code) => nobody.call(answerSecondFactor, { ticket, code })),
    )
    await db.updateTable('staff').set({ second_factor_since: null }).where('id', '=', staffId).execute()
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['00000', 'A00001'])
    const entries = (await log()).toSorted((one, other) => one.action.localeCompare(other.action))
    expect(entries).toMatchObject([
      { action: 'session.refused', detail: expect.stringContaining('两步验证等待时间过长') },
      { action: 'session.signIn', actor: 'driver' },
    ])
    const left = await db.selectFrom('recovery_code').select('used_at').where('used_at', 'is', null).execute()
    expect(left).toHaveLength(codes.length - 1)
  })

  it('a ticket for another mobile, wherever one is required', async () => {
    const wrong = await ticketOf('login')
    const refused = [
      owner.call(changeMobile, { newMobile: '13900000001', currentTicket: wrong, newTicket: wrong }),
      nobody.call(settleInProgress, { ticket: wrong }),
      nobody.call(ossInfo, { purpose: 'licence', name: 'a.png', bytes: 10, ticket: wrong }),
    ]
    for (const answer of await Promise.all(refused)) expect(answer.code).toBe('A00001')
    const detail = '短信验证已失效，或不属于该手机号，内网'
    const entry = { action: 'access.unproved', actor: '', detail }
    const calls = [changeMobile, settleInProgress, ossInfo].map(({ name }) => callDescriptions[name])
    expect(
      (await log()).toSorted((one, other) => calls.indexOf(one.subject) - calls.indexOf(other.subject)),
    ).toEqual([
      { ...entry, actor: 'owner', subject: calls[0] },
      { ...entry, subject: calls[1] },
      { ...entry, subject: calls[2] },
    ])
  })

  it('a QR code that somebody else has already scanned', async () => {
    const { ticket } = await loginPicture(world)
    await owner.ok(scanQrLogin, { ticket })
    const sales = await world.as('sales')
    await world.database.kysely.deleteFrom('audit_log').execute()
    expect((await sales.call(confirmQrLogin, { ticket })).code).toBe('A00001')
    expect(await log()).toEqual([
      {
        action: 'access.unproved',
        actor: 'sales',
        subject: callDescriptions[confirmQrLogin.name],
        detail: '二维码已由其他人扫描，内网',
      },
    ])
  })

  it('the person, for a call that visitors can make as well', async () => {
    const driver = await world.as('driver')
    await world.database.kysely.deleteFrom('audit_log').execute()
    const answer = await driver.call(ossInfo, { purpose: 'licence', name: 'a.png', bytes: 10 })
    expect(answer.code).toBe('A00003')
    expect(await log()).toMatchObject([{ action: 'access.refused', actor: 'driver' }])
  })

  it('actions that a post does not allow, at most thirty times an hour', async () => {
    const sales = await world.as('sales')
    await world.database.kysely.deleteFrom('audit_log').execute()
    await owner.call(listMerchants, {})
    for (let asked = 0; asked < 32; asked += 1)
      expect((await sales.send(createStaff, { password: 'Kx7-Zq2-Wm9' })).code).toBe('A00003')
    const entries = await log()
    expect(entries).toHaveLength(31)
    expect(entries.at(-1)).toEqual({
      action: 'access.refused',
      actor: 'sales',
      subject: callDescriptions[createStaff.name],
      detail: '缺少权限：添加、修改、停用子账号',
    })
    expect((await owner.ok(readAuditLog, { action: 'access.' })).total).toBe(31)
  })

  it('an address that makes too many requests, once for each period', async () => {
    const codes: string[] = []
    for (let index = 0; index < signInRate.perAddress + 3; index += 1) {
      const answer = await nobody.call(
        login,
        { principal: `account${index}`, credentials: 'Wrong-1', sysType: loginSysType },
        { address: '198.51.100.7' },
      )
      codes.push(answer.code)
    }
    expect(codes.slice(-3)).toEqual(['B00429', 'B00429', 'B00429'])
    const { list } = await admin.ok(readAuditLog, { action: 'access.limited' })
    expect(list).toMatchObject([
      { subject: callDescriptions[login.name], address: '198.51.100.7', actor: '' },
    ])
  })
})
