import { fillPath } from '@bdr/contract/kernel/call'
import { beginSecondFactor, confirmSecondFactor } from '@bdr/contract/account/calls'
import { readAuditLog } from '@bdr/contract/audit/calls'
import { listMerchants } from '@bdr/contract/merchants/calls'
import {
  answerSecondFactor,
  confirmQrLogin,
  forgetPassword,
  login,
  pollQrLogin,
  qrCode,
  scanQrLogin,
  smsLogin,
  updatePassword,
} from '@bdr/contract/session/calls'
import { loginSysType, loginTicketHeader, signInLock, signInRate } from '@bdr/contract/session/model'
import { sendSms, validateSmsCode } from '@bdr/contract/sms/calls'
import { smsCode } from '@bdr/contract/sms/model'
import { createStaff } from '@bdr/contract/staff/calls'
import { apiDescription } from '@bdr/text/api'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testPassword, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { issueTicket } from '../sms/tickets.ts'

/** Every refusal of somebody who could not show who they are, or may not, is in the audit log. */

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

describe('written down is', () => {
  it('a wrong old password, and that it is locked', async () => {
    for (let tries = 0; tries <= signInLock.tries; tries += 1)
      await owner.call(updatePassword, { oldPassword: 'Wrong-1', newPassword: 'Kx7-Zq2-Wm9' })
    const entry = { action: 'account.refused', actor: 'owner', subject: 'owner' }
    expect(await log()).toEqual([
      ...Array.from({ length: signInLock.tries }, () => ({ ...entry, detail: '密码错误，内网' })),
      { ...entry, detail: '错误次数过多，已锁定，内网' },
    ])
  })

  it('a wrong code of the second factor at the own account, whose owner is told of the last', async () => {
    await owner.ok(beginSecondFactor, { password: testPassword })
    await world.database.kysely.deleteFrom('message').execute()
    for (let tries = 0; tries < signInLock.tries; tries += 1)
      await owner.call(confirmSecondFactor, { code: 'abcdef' })
    const entries = await log()
    expect(entries).toHaveLength(signInLock.tries)
    expect(entries[0]).toEqual({
      action: 'account.refused',
      actor: 'owner',
      subject: 'owner',
      detail: '两步验证码错误，内网',
    })
    const told = await world.database.kysely.selectFrom('message').select('content').execute()
    expect(told).toEqual([{ content: expect.stringContaining('两步验证码') }])
  })

  it('each wrong code of an SMS, and once the last of them', async () => {
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
    expect((await log())[0]).toMatchObject({ actor: '', subject: 'owner' })
  })

  it('why a forgotten password was not set, and why an SMS opened nothing', async () => {
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

  it('a second step that came too late, or of somebody who is out by now', async () => {
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

  it('a scan that was confirmed by somebody who is out by now', async () => {
    const { headers } = await world.app.inject({ url: fillPath(qrCode.path, { product: 'bdr' }) })
    const ticket = headers[loginTicketHeader.toLowerCase()] as string
    world.watch.note(ticket)
    const sales = await world.as('sales')
    await sales.ok(scanQrLogin, { ticket })
    await sales.ok(confirmQrLogin, { ticket })
    await setSales({ enabled: false })
    expect(await nobody.ok(pollQrLogin, { ticket })).toMatchObject({ state: 'expired' })
    await setSales({ enabled: true })
    expect((await log()).at(-1)).toEqual({
      action: 'session.refused',
      actor: '',
      subject: 'sales',
      detail: '扫码登录，账号已停用，内网',
    })
  })

  it('what somebody’s post does not allow, thirty times an hour and no more', async () => {
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
      subject: apiDescription.calls[createStaff.name],
      detail: '缺少权限：添加、修改、停用子账号',
    })
    expect((await owner.ok(readAuditLog, { action: 'access.' })).total).toBe(31)
  })

  it('an address that asks too often, once for each time it is held up', async () => {
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
      { subject: apiDescription.calls[login.name], address: '198.51.100.7', actor: '' },
    ])
  })
})
