import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  beginSecondFactor,
  changeMobile,
  confirmSecondFactor,
  readAccount,
} from '@bdr/contract/account/calls'
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
import { loginSysType, totp } from '@bdr/contract/session/model'
import { sendSms, validateSmsCode } from '@bdr/contract/sms/calls'
import type { SmsType } from '@bdr/contract/sms/model'
import { createStaff, resetStaffPassword } from '@bdr/contract/staff/calls'
import { clientOf, testClock, testWorld, type Client, type TestWorld } from './app.ts'
import { testPassword } from './people.ts'
import { loginPicture } from './login-picture.ts'
import { connect, listen, refusal } from './push.ts'
import { watchSecrets } from './secrets.ts'

/**
 * Every test world checks its own log when it closes. This one uses every kind of secret, also in wrong places, and
 * checks the database as well.
 */

let world: TestWorld
let nobody: Client
let owner: Client
beforeAll(async () => {
  world = await testWorld()
  ;[nobody, owner] = await Promise.all([world.as(null), world.as('owner')])
})
afterAll(() => world.close())

/** Sent with an idempotency key, so that the request is stored. */
const added = {
  idempotencyKey: 'key-of-a-new-person',
  person: {
    name: '王强',
    account: 'wang.qiang',
    mobile: '13900000009',
    password: 'Gm2-Sx7-Pf4',
    postIds: ['99'],
  },
}

const chosen = { first: 'Kx7-Zq2-Wm9', forgotten: 'Vb4-Ty6-Rn3', given: 'Hp5-Lc8-Dj1' }

async function ticketOf(mobile: string, type: SmsType): Promise<string> {
  await nobody.ok(sendSms, { mobile, type })
  const message = (await world.sentSms()).findLast((one) => one.mobile === mobile)!
  const { code } = message.params as { code: string }
  return (await nobody.ok(validateSmsCode, { mobile, type, code })).ticket
}

async function passwords(): Promise<void> {
  const { idempotencyKey } = added
  expect((await owner.call(createStaff, added.person, { idempotencyKey })).code).toBe('00000')
  await owner.ok(updatePassword, { oldPassword: testPassword, newPassword: chosen.first })
  await nobody.call(login, { principal: 'owner', credentials: chosen.forgotten, sysType: loginSysType })
  // in the wrong field, and with a wrong name
  await nobody.call(login, { principal: chosen.first, credentials: 'Wrong-1', sysType: loginSysType })
  await nobody.send(login, { principal: 'owner', password: chosen.first })
  await owner.ok(resetStaffPassword, { id: world.viewers.driver.staffId, password: chosen.given })
  const mobile = '13800000002'
  const ticket = await ticketOf(mobile, 'forget-password')
  await nobody.ok(forgetPassword, { mobile, ticket, newPassword: chosen.forgotten })
}

async function mobiles(): Promise<void> {
  const { mobile } = await owner.ok(readAccount, {})
  const signInTicket = await ticketOf(mobile, 'login')
  await nobody.ok(smsLogin, { mobile, ticket: signInTicket })
  await owner.ok(changeMobile, {
    currentTicket: await ticketOf(mobile, 'bind-mobile'),
    newMobile: '13900000001',
    newTicket: await ticketOf('13900000001', 'bind-mobile'),
  })
}

async function scanning(): Promise<void> {
  const { ticket, secret } = await loginPicture(world)
  await owner.ok(scanQrLogin, { ticket })
  await owner.ok(confirmQrLogin, { ticket })
  await nobody.ok(pollQrLogin, { ticket: secret })
}

async function secondFactor(): Promise<void> {
  const { secret } = await owner.ok(beginSecondFactor, { password: chosen.first })
  world.watch.note(secret.replaceAll(' ', ''))
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), ...totp })
  const code = app.generate({ timestamp: testClock.now().getTime() })
  const { recoveryCodes } = await owner.ok(confirmSecondFactor, { code })
  for (const one of recoveryCodes) world.watch.note(one.replace('-', ''))
  const step = await nobody.ok(login, {
    principal: 'owner',
    credentials: chosen.first,
    sysType: loginSysType,
  })
  const { ticket } = step.secondFactor!
  await nobody.call(answerSecondFactor, { ticket, code: '000000' })
  await nobody.ok(answerSecondFactor, { ticket, code: recoveryCodes[0]! })
}

/** Requests that reach no call, or fail inside one, with secrets where real requests have them. */
async function failingRequests(): Promise<void> {
  const token = owner.token!
  const { staffId } = world.viewers.driver
  const send = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: string) =>
    world.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(payload !== undefined && { payload }),
    })
  const users = '/bdr-supplierecology/api/v1/merchant/users'
  expect((await send('POST', '/bdr-auth/ua/login', `{"credentials":"${chosen.first}`)).statusCode).toBe(400)
  expect((await send('PUT', `${users}/${staffId}/password/${chosen.given}/x`, '{}')).statusCode).toBe(404)
  expect((await send('GET', `${users}/${staffId}/password/${chosen.given}`)).statusCode).toBe(404)
  expect((await send('GET', `/bdr-auth/ua/qr-login/%ZZ${token}`)).statusCode).toBe(400)
  expect((await send('GET', `/bdr_biz/sms/code-validation?code=1&token=${token}`)).statusCode).toBe(200)
  await sql`alter table former_password rename to former_password_away`.execute(world.database.kysely)
  const fault = await owner.send(updatePassword, { oldPassword: chosen.first, newPassword: 'Qz3-Ne7-Ok5' })
  expect(fault).toMatchObject({ status: 500, code: 'B00500' })
  await sql`alter table former_password_away rename to former_password`.execute(world.database.kysely)
}

async function pushed(): Promise<void> {
  const host = await listen(world.app)
  const peer = await connect(host, { uid: world.viewers.owner.staffId, token: owner.token })
  peer.socket.close()
  await peer.closed
  world.watch.note('no-such-token-anywhere')
  expect(await refusal(host, { uid: '1', token: 'no-such-token-anywhere' })).toBe(401)
}

/** The content of all tables as text. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(world.database.kysely)
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} as t`.execute(world.database.kysely)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}

it('no used secret is in a log line or in the database', async () => {
  await passwords()
  await mobiles()
  await scanning()
  await secondFactor()
  await failingRequests()
  await pushed()
  await world.sentSms()

  const { watch } = world
  expect(watch.secrets.size).toBeGreaterThan(30)
  expect(watch.lines.some((line) => line.includes('call failed'))).toBe(true)
  expect(watch.lines.filter((line) => line.includes('call refused')).length).toBeGreaterThan(3)
  expect(watch.leaks()).toEqual([])

  const stored = await everythingStored()
  expect(stored).toContain('宜兴明泽')
  // a code of six digits occurs in ids and numbers by chance; it is stored in a column of hashes
  expect(stored).toContain(added.idempotencyKey)
  const plainHash = hash(
    'sha256',
    `${createStaff.name}\0${JSON.stringify(createStaff.input.parse(added.person))}`,
  )
  expect(stored).not.toContain(plainHash)
  const long = [...watch.secrets].filter((secret) => secret.length > 6)
  expect(long.filter((secret) => stored.includes(secret))).toEqual([])
})

it('a log line with a secret would be detected', () => {
  const watch = watchSecrets()
  watch.watch(login, { credentials: 'Kx7-Zq2-Wm9', principal: 'owner', sysType: loginSysType })
  watch.watch(validateSmsCode, { mobile: '13800000001', type: 'login', code: '204816' })
  watch.logTo.write('{"time":1763612048160,"msg":"call refused"}')
  expect(watch.leaks()).toEqual([])
  watch.logTo.write('{"body":{"credentials":"Kx7-Zq2-Wm9"}}')
  watch.logTo.write('{"url":"/sms/code-validation?code=204816"}')
  expect(watch.leaks()).toEqual(['{"body":{"credentials":"***"}}', '{"url":"/sms/code-validation?code=***"}'])
  expect(clientOf(world.app, null).token).toBeNull()
})
