import { Secret, TOTP } from 'otpauth'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readAccount,
  readSignIns,
  renewRecoveryCodes,
} from '@bdr/contract/account/calls'
import { answerSecondFactor, login, smsLogin } from '@bdr/contract/session/calls'
import { loginSysType, recoveryCodes, signInLock, totp } from '@bdr/contract/session/model'
import { clientOf, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { testPassword } from '../../test/people.ts'
import { issueTicket } from '../sms/tickets.ts'

let world: TestWorld
let owner: Client
let nobody: Client
/** the person's authenticator app; set up again for each test */
let app: TOTP
let codes: string[]

/** The application's time, moved so that each test has its own time steps. */
const clock = { at: Date.parse('2026-11-20T04:00:00Z') }
const step = totp.period * 1_000
const codeOf = (stepsAway = 0) => app.generate({ timestamp: clock.at + stepsAway * step })
/** A code that is not valid in the current or a neighbouring time step. */
const wrongCode = () =>
  ['000000', '111111', '222222', '333333'].find((code) => ![-1, 0, 1].some((away) => codeOf(away) === code))!

beforeAll(async () => {
  world = await testWorld({
    clock: {
      now: () => new Date(clock.at),
      today: () => '2026-11-20',
    },
  })
  owner = await world.as('owner')
  nobody = await world.as(null)
})
afterAll(() => world.close())

beforeEach(async () => {
  clock.at += 10 * step
  const { secret, otpauthUrl, qrSvg } = await owner.ok(beginSecondFactor, { password: testPassword })
  expect(otpauthUrl).toMatch(/^otpauth:\/\/totp\/.*owner\?.*secret=[A-Z2-7]{32}/)
  expect(qrSvg).toContain('<svg')
  app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), ...totp })
  codes = (await owner.ok(confirmSecondFactor, { code: codeOf() })).recoveryCodes
  clock.at += 10 * step
})
afterEach(async () => {
  const db = world.database.kysely
  await db.deleteFrom('sign_in_failure').execute()
  await db.deleteFrom('rate_window').execute()
  await db.updateTable('staff').set({ second_factor_since: null, second_factor_secret: null }).execute()
})

const firstStep = async () => {
  const reply = await nobody.ok(login, {
    principal: 'owner',
    credentials: testPassword,
    sysType: loginSysType,
  })
  expect(reply).toMatchObject({ accessToken: null, expiresAt: null })
  return reply.secondFactor!.ticket
}
const answer = async (code: string, ticket?: string) =>
  nobody.call(answerSecondFactor, { ticket: ticket ?? (await firstStep()), code })

describe('a second factor', () => {
  it('is required once its first code was confirmed, and accepts its code', async () => {
    const { data } = await answer(codeOf())
    const mine = await clientOf(world.app, data.accessToken).ok(readAccount, {})
    expect(mine.secondFactor).toEqual({
      usable: true,
      since: expect.any(String),
      recoveryCodesLeft: recoveryCodes.count,
    })
  })

  it('is required after an SMS code as well', async () => {
    const mobile = '13800000001'
    const { ticket } = await issueTicket(world.database.kysely, mobile, 'login')
    const reply = await nobody.ok(smsLogin, { mobile, ticket })
    expect(reply.accessToken).toBeNull()
    expect((await answer(codeOf(), reply.secondFactor!.ticket)).code).toBe('00000')
  })

  it("accepts a phone's clock one time step early or late, but not two", async () => {
    expect((await answer(codeOf(-2))).code).toBe('A00001')
    expect((await answer(codeOf(2))).code).toBe('A00001')
    expect((await answer(codeOf(-1))).code).toBe('00000')
    expect((await answer(codeOf(1))).code).toBe('00000')
  })

  it('accepts a code once, and no earlier one', async () => {
    const code = codeOf()
    expect((await answer(code)).code).toBe('00000')
    expect((await answer(code)).msg).toBe('验证码不正确，或已使用过')
    expect((await answer(codeOf(-1))).code).toBe('A00001')
  })

  it('accepts one of two parallel uses of the same code', async () => {
    const tickets = [await firstStep(), await firstStep()]
    const code = codeOf()
    const answers = await Promise.all(tickets.map((ticket) => answer(code, ticket)))
    expect(answers.map((one) => one.code).toSorted()).toEqual(['00000', 'A00001'])
  })

  it('requires the first step, whose ticket is valid once and for a limited time', async () => {
    const ticket = await firstStep()
    expect((await answer(codeOf(), ticket)).code).toBe('00000')
    expect((await answer(codeOf(1), ticket)).msg).toBe('等待时间过长，请重新登录')
    expect((await answer(codeOf(1), 'x'.repeat(43))).msg).toBe('等待时间过长，请重新登录')
    const late = await firstStep()
    await world.database.kysely
      .updateTable('sign_in_step')
      .set({ expires_at: new Date(0) })
      .execute()
    expect((await answer(codeOf(1), late)).msg).toBe('等待时间过长，请重新登录')
  })

  it('is locked after too many wrong codes, with any ticket, and its owner is notified', async () => {
    await world.database.kysely.deleteFrom('message').execute()
    for (let index = 0; index < signInLock.tries; index += 1)
      expect((await answer(wrongCode())).msg).toBe('验证码不正确，或已使用过')
    expect(await answer(codeOf())).toMatchObject({
      msg: '验证码错误次数过多，请 15 分钟后再试',
      data: { retryAfter: expect.any(Number) },
    })
    expect((await answer(codes[0]!)).msg).toContain('错误次数过多')
    const messages = await world.database.kysely
      .selectFrom('message')
      .select(['staff_id', 'content'])
      .execute()
    expect(messages).toEqual([
      { staff_id: world.viewers.owner.staffId, content: expect.stringContaining('两步验证码') },
    ])
    await world.database.kysely.deleteFrom('sign_in_failure').execute()
    const [latest] = (await owner.ok(readSignIns, {})).list
    expect(latest).toMatchObject({ way: 'password', succeeded: false, reason: '错误次数过多，已锁定' })
  })

  it('cannot be locked by what somebody types as an account', async () => {
    const principal = `second-factor:${world.viewers.owner.staffId}`
    for (let index = 0; index < signInLock.tries; index += 1)
      await nobody.call(login, { principal, credentials: 'Wrong-1', sysType: loginSysType })
    expect((await answer(codeOf())).code).toBe('00000')
  })
})

describe('a recovery code', () => {
  it('is valid once, in any notation', async () => {
    expect(codes).toHaveLength(recoveryCodes.count)
    const [first, second] = codes as [string, string]
    expect((await answer(first.toLowerCase().replace('-', ' '))).code).toBe('00000')
    expect((await answer(first)).code).toBe('A00001')
    expect((await answer(second)).code).toBe('00000')
    expect((await owner.ok(readAccount, {})).secondFactor.recoveryCodesLeft).toBe(recoveryCodes.count - 2)
  })

  it('is no longer valid after new ones were created', async () => {
    const renewed = await owner.ok(renewRecoveryCodes, { password: testPassword, code: codeOf() })
    expect((await answer(codes[0]!)).code).toBe('A00001')
    expect((await answer(renewed.recoveryCodes[0]!)).code).toBe('00000')
  })
})

describe('switching a second factor', () => {
  it('on requires the password, a post that may use it, and a correct code', async () => {
    await world.database.kysely
      .updateTable('staff')
      .set({ second_factor_since: null, second_factor_secret: null })
      .execute()
    const refused = await owner.call(beginSecondFactor, { password: 'Wrong-1' })
    expect(refused).toMatchObject({ code: 'A00002', data: ['密码：不正确'] })
    expect((await owner.call(confirmSecondFactor, { code: '000000' })).msg).toBe('请先获取两步验证密钥')
    const sales = await world.as('sales')
    expect((await sales.call(beginSecondFactor, { password: testPassword })).code).toBe('A00003')
    await owner.ok(beginSecondFactor, { password: testPassword })
    expect((await owner.call(confirmSecondFactor, { code: 'abcdef' })).code).toBe('A00001')
    expect((await owner.ok(readAccount, {})).secondFactor.since).toBeNull()
  })

  it('on twice is refused, since the secret of a lost phone must not stay valid', async () => {
    expect((await owner.call(beginSecondFactor, { password: testPassword })).msg).toBe('两步验证已经开启')
  })

  it('off requires password and code', async () => {
    const off = (password: string, code: string) => owner.call(endSecondFactor, { password, code })
    expect((await off('Wrong-1', codeOf())).code).toBe('A00002')
    expect((await off(testPassword, wrongCode())).code).toBe('A00001')
    expect((await off(testPassword, codeOf())).code).toBe('00000')
    expect(
      await nobody.ok(login, { principal: 'owner', credentials: testPassword, sysType: loginSysType }),
    ).toMatchObject({ secondFactor: null })
    expect((await off(testPassword, codeOf(1))).msg).toBe('两步验证没有开启')
  })
})

it('stores the secret so that a copy of the database does not reveal it', async () => {
  const { second_factor_secret } = await world.database.kysely
    .selectFrom('staff')
    .select('second_factor_secret')
    .where('account', '=', 'owner')
    .executeTakeFirstOrThrow()
  expect(second_factor_secret!.includes(Buffer.from(app.secret.bytes))).toBe(false)
  await world.database.kysely
    .updateTable('staff')
    .set({ second_factor_secret, second_factor_since: new Date() })
    .where('account', '=', 'sales')
    .execute()
  // in another person's row it is useless
  const reply = await nobody.ok(login, {
    principal: 'sales',
    credentials: testPassword,
    sysType: loginSysType,
  })
  expect((await answer(codeOf(), reply.secondFactor!.ticket)).code).not.toBe('00000')
})
