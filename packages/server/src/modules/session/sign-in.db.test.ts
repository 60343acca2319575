import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WaitFirst } from '@bdr/contract/errors'
import { listMessages } from '@bdr/contract/messages/calls'
import { login, readUserInfo, smsLogin } from '@bdr/contract/session/calls'
import { loginSysType, signInLock, signInRate } from '@bdr/contract/session/model'
import { sql } from 'kysely'
import { buildApp } from '../../app.ts'
import { localBus } from '../../platform/bus.ts'
import { readEnv } from '../../platform/env.ts'
import { clientOf, testClock, testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { testPassword } from '../../test/people.ts'
import { issueTicket } from '../sms/tickets.ts'
import { hashPassword } from './passwords.ts'

let world: TestWorld
let nobody: Client
beforeAll(async () => {
  world = await testWorld()
  nobody = await world.as(null)
})
afterAll(() => world.close())
afterEach(() => pass(24 * 60))

/** Simulates that minutes have passed for all counters. */
async function pass(minutes: number): Promise<void> {
  const by = sql`make_interval(mins => ${minutes}::int)`
  const db = world.database.kysely
  await sql`update sign_in_failure set window_started_at = window_started_at - ${by}, locked_until = locked_until - ${by}`.execute(
    db,
  )
  await sql`update rate_window set started_at = started_at - ${by}`.execute(db)
}

/** Gives every attempt another address, unless the test is about the address. */
let from = 0
const elsewhere = () => `203.0.113.${(from += 1) % 250}`

const attempt = (principal: string, credentials: string, client = nobody, address = elsewhere()) =>
  client.call(login, { principal, credentials, sysType: loginSysType }, { address })

const refusals = async (principal: string, count: number) => {
  const answers = []
  for (let index = 0; index < count; index += 1) answers.push(await attempt(principal, `Wrong-${index}`))
  return answers.map(({ code, msg }) => ({ code, msg }))
}

const messagesOf = async (account: 'sales' | 'owner') => {
  const db = world.database.kysely
  return db
    .selectFrom('message')
    .select(['type', 'content', 'jump_url', 'jump_param'])
    .where('staff_id', '=', world.viewers[account].staffId)
    .execute()
}

describe('a password', () => {
  it('is accepted with the account in any case and with the mobile, with spaces around them', async () => {
    for (const principal of ['owner', '13800000001', '  owner ', 'OWNER'])
      expect(await attempt(principal, testPassword)).toMatchObject({
        code: '00000',
        data: { accessToken: expect.any(String), secondFactor: null },
      })
  })

  it('that is wrong is refused with the same message as an unknown account', async () => {
    const [wrong] = await refusals('sales', 1)
    const [unknown] = await refusals('nobody.here', 1)
    expect(wrong).toEqual({ code: 'A00001', msg: '账号或密码不正确' })
    expect(unknown).toEqual(wrong)
  })

  it('that is wrong takes as long as an unknown account', async () => {
    // with the product's hash parameters, because people in tests have a cheaper hash
    const password_hash = await hashPassword(testPassword)
    const { staffId } = world.viewers.sales
    await world.database.kysely
      .updateTable('staff')
      .set({ password_hash })
      .where('id', '=', staffId)
      .execute()
    const timed = async (principal: string) => {
      const begun = performance.now()
      await attempt(principal, 'Wrong-1')
      return performance.now() - begun
    }
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    for (let round = 0; round < 9; round += 1) {
      await pass(60)
      times.known.push(await timed('sales'))
      times.unknown.push(await timed('nobody.here'))
    }
    const median = (list: number[]) => list.toSorted((one, other) => one - other)[4]!
    // hashing takes nearly all of the time; without it the ratio would be thirty
    const ratio = median(times.known) / median(times.unknown)
    expect(ratio).toBeGreaterThan(1 / 3)
    expect(ratio).toBeLessThan(3)
  })

  it('locks with the same messages, too, after as many attempts', async () => {
    const known = await refusals('driver', signInLock.tries + 2)
    const unknown = await refusals('nobody.there', signInLock.tries + 2)
    expect(unknown).toEqual(known)
    expect(known[signInLock.tries - 1]!.msg).toBe('账号或密码不正确')
    expect(known[signInLock.tries]!.msg).toBe('密码错误次数过多，请 15 分钟后再试')
  })

  it('locks however the account is written, and contains the remaining seconds', async () => {
    for (const principal of ['sales', 'Sales', 'sAles', 'SALES', ' saleS'])
      expect((await attempt(principal, 'Wrong-1')).msg).toBe('账号或密码不正确')
    const { code, data } = await attempt('SALEs', testPassword)
    expect(code).toBe('A00001')
    const { retryAfter } = data as unknown as WaitFirst
    expect(retryAfter).toBeGreaterThan(14 * 60)
    expect(retryAfter).toBeLessThanOrEqual(signInLock.lockMinutes * 60)
  })

  it('that is correct resets the count', async () => {
    await refusals('driver', signInLock.tries - 1)
    expect((await attempt('driver', testPassword)).code).toBe('00000')
    await refusals('driver', signInLock.tries - 1)
    expect((await attempt('driver', testPassword)).code).toBe('00000')
  })

  it('is counted once for each of many parallel guesses', async () => {
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, index) => attempt('sales', `Guess-${index}`)),
    )
    expect(answers.filter((answer) => answer.msg === '账号或密码不正确')).toHaveLength(signInLock.tries)
    expect((await attempt('sales', testPassword)).msg).toContain('密码错误次数过多')
  })
})

describe('a thousand guesses of a password', () => {
  it('do not succeed, not even with the correct one; the owner is notified; the lock ends', async () => {
    const db = world.database.kysely
    await db.deleteFrom('message').execute()
    const codes = new Set<string>()
    for (let guess = 0; guess < 1_000; guess += 1) {
      const right = guess % 100 === 50
      const answer = await attempt('owner', right ? testPassword : `Guess-${guess}`)
      codes.add(answer.code)
    }
    expect([...codes].toSorted()).toEqual(['A00001', 'B00429'])
    const messages = await messagesOf('owner')
    expect(messages).toHaveLength(1)
    expect(messages[0]).toMatchObject({ type: 'system', jump_url: '/user/userInfo', jump_param: '{}' })
    expect(messages[0]!.content).toMatch(
      /有人连续 5 次输错您的登录密码，登录已锁定 15 分钟。来源地址：203\.0\.113\.\d+。/,
    )

    await pass(14)
    expect((await attempt('owner', testPassword)).msg).toBe('密码错误次数过多，请 1 分钟后再试')
    await pass(1)
    const { data } = await attempt('owner', testPassword)
    const list = await clientOf(world.app, data.accessToken).ok(listMessages, { type: 'system' })
    expect(list.agg.systemUnreadCount).toBe(1)
  })
})

describe('limits', () => {
  it('apply to one address, whatever account it tries', async () => {
    const codes: string[] = []
    for (let index = 0; index <= signInRate.perAddress; index += 1)
      codes.push((await attempt(`account${index}`, 'Wrong-1', nobody, '198.51.100.7')).code)
    expect(codes.at(-2)).toBe('A00001')
    expect(codes.at(-1)).toBe('B00429')
    const refused = await world.app.inject({
      method: 'POST',
      url: '/bdr-auth/ua/login',
      remoteAddress: '198.51.100.7',
      payload: { principal: 'owner', credentials: testPassword, sysType: loginSysType },
    })
    expect(refused.statusCode).toBe(429)
    const { retryAfter } = refused.json<{ data: WaitFirst }>().data
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(signInRate.seconds)
    expect(refused.headers['retry-after']).toBe(String(retryAfter))
    expect((await attempt('owner', testPassword, nobody, '198.51.100.8')).code).toBe('00000')
  })

  it('apply to the whole network of an IPv6 address, and to no other', async () => {
    const codes: string[] = []
    for (let index = 0; index <= signInRate.perAddress; index += 1)
      codes.push(
        (await attempt(`v6-${index}`, 'Wrong-1', nobody, `2001:db8:0:1::${index.toString(16)}`)).code,
      )
    expect(codes.at(-2)).toBe('A00001')
    expect(codes.at(-1)).toBe('B00429')
    expect((await attempt('owner', testPassword, nobody, '2001:db8:0:2::1')).code).toBe('00000')
  })

  it('and locks are shared by the nodes', async () => {
    const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
    const other = await buildApp({ database: world.database, env, clock: testClock, bus: localBus() })
    await other.ready()
    const there = clientOf(other, null)
    for (const client of [nobody, there, nobody, there, nobody])
      expect((await attempt('sales', 'Wrong-1', client)).msg).toBe('账号或密码不正确')
    for (const client of [nobody, there])
      expect((await attempt('sales', testPassword, client)).msg).toContain('密码错误次数过多')
    const address = '198.51.100.9'
    const codes = []
    for (let index = 0; index <= signInRate.perAddress; index += 1)
      codes.push((await attempt(`a${index}`, 'Wrong-1', index % 2 === 0 ? nobody : there, address)).code)
    expect(codes.at(-1)).toBe('B00429')
    expect((await attempt('driver', testPassword, there, address)).code).toBe('B00429')
    await other.close()
  })
})

describe('a person who may not sign in', () => {
  const sales = () => ({
    set: (values: { enabled?: boolean; deleted_at?: Date | null }) =>
      world.database.kysely
        .updateTable('staff')
        .set(values)
        .where('id', '=', world.viewers.sales.staffId)
        .execute(),
  })
  const setMerchant = (status: 'active' | 'frozen') =>
    world.database.kysely.updateTable('merchant').set({ status }).where('id', '=', world.valves.id).execute()

  it('learns the reason only with the correct password', async () => {
    await sales().set({ enabled: false })
    expect((await attempt('sales', testPassword)).msg).toBe('该账号已停用，请联系企业负责人')
    expect((await attempt('sales', 'Wrong-1')).msg).toBe('账号或密码不正确')
    await sales().set({ enabled: true })
    await setMerchant('frozen')
    expect((await attempt('sales', testPassword)).msg).toBe('所属企业已被冻结，请联系平台')
    await setMerchant('active')
  })

  it('is unknown once deleted, and existing sessions are invalid', async () => {
    const client = await world.as('sales')
    await sales().set({ deleted_at: new Date() })
    expect((await attempt('sales', testPassword)).msg).toBe('账号或密码不正确')
    world.bus.publish('sessions-ended', { staffIds: [world.viewers.sales.staffId] })
    expect((await client.call(readUserInfo, {})).code).toBe('A00004')
    await sales().set({ deleted_at: null })
  })
})

describe('a code by SMS', () => {
  const ticketFor = async (mobile: string, type: 'login' | 'settle-in' = 'login') => {
    const { ticket } = await issueTicket(world.database.kysely, mobile, type)
    world.watch.note(ticket)
    return ticket
  }
  const mobile = '13800000002'

  it('is valid once', async () => {
    const ticket = await ticketFor(mobile)
    const { data } = await nobody.call(smsLogin, { mobile, ticket })
    const info = await clientOf(world.app, data.accessToken).ok(readUserInfo, {})
    expect(info).toMatchObject({ account: 'sales', postIds: [99], mustChangePassword: false })
    expect((await nobody.call(smsLogin, { mobile, ticket })).code).toBe('A00001')
  })

  it('is valid only for its own mobile and purpose', async () => {
    const other = await ticketFor('13800000001')
    expect((await nobody.call(smsLogin, { mobile, ticket: other })).code).toBe('A00001')
    const settleIn = await ticketFor(mobile, 'settle-in')
    expect((await nobody.call(smsLogin, { mobile, ticket: settleIn })).code).toBe('A00001')
  })

  it('reports that there is no account', async () => {
    const ticket = await ticketFor('13900000009')
    expect((await nobody.call(smsLogin, { mobile: '13900000009', ticket })).msg).toBe(
      '该手机号没有对应的账号',
    )
  })
})
