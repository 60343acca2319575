import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listOrders } from '@bdr/contract/orders/calls'
import { readAccount } from '@bdr/contract/account/calls'
import { forgetPassword, login, logout, readUserInfo, updatePassword } from '@bdr/contract/session/calls'
import { loginSysType, signInLock } from '@bdr/contract/session/model'
import { passwordWeakness } from '@bdr/contract/session/password'
import { clientOf, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { testPassword } from '../../test/people.ts'
import { issueTicket } from '../sms/tickets.ts'
import { hashPassword, setPassword } from './passwords.ts'

let world: TestWorld
let nobody: Client
beforeAll(async () => {
  world = await testWorld()
  nobody = await world.as(null)
})
afterAll(() => world.close())

const enter = async (principal: string, credentials: string) =>
  nobody.call(login, { principal, credentials, sysType: loginSysType })
const clientFor = async (principal: string, credentials: string) => {
  const { data, msg } = await enter(principal, credentials)
  if (data === null || data.accessToken === null) throw new Error(msg)
  return clientOf(world.app, data.accessToken)
}
const faultOf = (answer: { code: string; data: unknown }) => {
  expect(answer.code).toBe('A00002')
  return (answer.data as string[])[0]
}

describe('a new password', () => {
  it.each([
    ['Ab1!', '至少 8 个字符'],
    ['alllowercase1', '请混用'],
    ['Aa1!Aa1!', '重复的字符太多'],
    ['Password1', '常见密码'],
    ['1q2w3e4r5T', '常见密码'],
    ['Owner@2026', '不能包含您的账号、手机号或姓名'],
    ['My13800000001', '不能包含您的账号、手机号或姓名'],
    [testPassword, '不能与最近 3 次使用过的密码相同'],
  ])('%s is refused at its field', async (newPassword, why) => {
    const owner = await world.as('owner')
    const answer = await owner.call(updatePassword, { oldPassword: testPassword, newPassword })
    expect(faultOf(answer)).toContain(`新密码：`)
    expect(faultOf(answer)).toContain(why)
  })

  it.each(['Kx7-Zq2-Wm9', '一条河流过两座桥 Y3', 'correct horse battery staple'])('%s is fine', (password) =>
    expect(passwordWeakness(password)).toBeNull(),
  )
})

describe("a change of the person's own password", () => {
  it('ends every other session, keeps this one, and excludes the last three', async () => {
    const [here, there] = [await world.as('sales'), await world.as('sales')]
    const change = (oldPassword: string, newPassword: string) =>
      here.call(updatePassword, { oldPassword, newPassword })
    expect((await change(testPassword, 'Kx7-Zq2-Wm9')).code).toBe('00000')
    expect((await here.call(readUserInfo, {})).code).toBe('00000')
    expect((await there.call(readUserInfo, {})).code).toBe('A00004')
    expect((await enter('sales', testPassword)).code).toBe('A00001')

    expect((await change('Kx7-Zq2-Wm9', 'Kx7-Zq2-Wm8')).code).toBe('00000')
    for (const before of [testPassword, 'Kx7-Zq2-Wm9', 'Kx7-Zq2-Wm8'])
      expect(faultOf(await change('Kx7-Zq2-Wm8', before))).toContain('最近 3 次')
    expect((await change('Kx7-Zq2-Wm8', 'Kx7-Zq2-Wm7')).code).toBe('00000')
    expect((await change('Kx7-Zq2-Wm7', testPassword)).code).toBe('00000')
  })

  it('requires the old one, and locks after too many wrong ones', async () => {
    const driver = await world.as('driver')
    const change = (oldPassword: string) =>
      driver.call(updatePassword, { oldPassword, newPassword: 'Kx7-Zq2-Wm9' })
    for (let index = 0; index < signInLock.tries; index += 1)
      expect(faultOf(await change(`Wrong-${index}`))).toBe('原密码：不正确')
    expect((await change(testPassword)).msg).toBe('密码错误次数过多，请 15 分钟后再试')
    expect((await enter('driver', testPassword)).code).toBe('00000')
  })
})

describe('a password that somebody else has set', () => {
  it('allows only its own change', async () => {
    const { staffId } = world.viewers.owner2
    await setPassword(world.database.kysely, staffId, await hashPassword('Set-4-them'), { mustChange: true })
    const owner2 = await clientFor('owner2', 'Set-4-them')
    expect(await owner2.ok(readUserInfo, {})).toMatchObject({ mustChangePassword: true })
    for (const call of [listOrders, readAccount] as const)
      expect(await owner2.call(call as typeof readAccount, {})).toMatchObject({
        code: 'A00001',
        msg: '请先修改初始密码',
      })
    const changed = await owner2.call(updatePassword, {
      oldPassword: 'Set-4-them',
      newPassword: 'Kx7-Zq2-Wm9',
    })
    expect(changed.code).toBe('00000')
    expect(await owner2.ok(readUserInfo, {})).toMatchObject({ mustChangePassword: false })
    expect((await owner2.call(listOrders, {})).code).toBe('00000')
    expect((await owner2.call(logout, {})).code).toBe('00000')
  })
})

describe('a forgotten password', () => {
  const mobile = '13800000001'
  const ticketFor = async (of = mobile, type: 'forget-password' | 'login' = 'forget-password') =>
    (await issueTicket(world.database.kysely, of, type)).ticket
  const reset = (ticket: string, newPassword = 'Kx7-Zq2-Wm9', of = mobile) =>
    nobody.call(forgetPassword, { mobile: of, ticket, newPassword })

  it('is replaced with the proof of the mobile: sessions end, the lock ends, the person is notified', async () => {
    const before = await world.as('owner')
    for (let index = 0; index <= signInLock.tries; index += 1) await enter('owner', `Wrong-${index}`)
    expect((await enter('owner', testPassword)).msg).toContain('错误次数过多')
    const db = world.database.kysely
    await db.deleteFrom('message').execute()
    const ticket = await ticketFor()
    expect(faultOf(await reset(ticket, 'weak'))).toContain('至少 8 个字符')
    expect((await reset(ticket)).code).toBe('00000')
    expect((await before.call(readUserInfo, {})).code).toBe('A00004')
    expect((await enter('owner', 'Kx7-Zq2-Wm9')).code).toBe('00000')
    expect((await reset(ticket, 'Kx7-Zq2-Wm8')).code).toBe('A00001')
    const messages = await db.selectFrom('message').select(['staff_id', 'content']).execute()
    expect(messages).toEqual([
      {
        staff_id: world.viewers.owner.staffId,
        content: expect.stringContaining('登录密码已通过短信验证重置'),
      },
    ])
    expect(await world.sentSms()).toContainEqual({
      mobile,
      template: 'password-reset',
      params: { account: 'owner' },
    })
  })

  it('requires a ticket for its own mobile and purpose, and an account', async () => {
    expect((await reset(await ticketFor('13800000002'))).code).toBe('A00001')
    expect((await reset(await ticketFor(mobile, 'login'))).code).toBe('A00001')
    expect((await reset('x'.repeat(43))).code).toBe('A00001')
    const unknown = '13900000009'
    expect((await reset(await ticketFor(unknown), 'Kx7-Zq2-Wm5', unknown)).msg).toBe('该手机号没有对应的账号')
  })
})
