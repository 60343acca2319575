import { beginSecondFactor, confirmSecondFactor, endOtherSessions } from '@bdr/contract/account/calls'
import { readAuditLog } from '@bdr/contract/audit/calls'
import {
  answerSecondFactor,
  confirmQrLogin,
  login,
  pollQrLogin,
  readUserInfo,
  scanQrLogin,
  updatePassword,
} from '@bdr/contract/session/calls'
import { loginSysType, totp } from '@bdr/contract/session/model'
import { setStaffStatus } from '@bdr/contract/staff/calls'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { transaction } from '../../platform/db/transaction.ts'
import { createSeal } from '../../platform/seal.ts'
import { callerAt, clientOf, testClock, testWorld, type TestWorld } from '../../test/app.ts'
import { testPassword } from '../../test/people.ts'
import { loginPicture } from '../../test/login-picture.ts'
import { enter } from './enter.ts'
import { endSessionsOf } from './end-sessions.ts'
import { hashPassword, setPassword } from './passwords.ts'
import { personById } from './person.ts'
import { createSessions } from './sessions.ts'

/** Ending a person's sessions also ends their unfinished sign-ins. */

let world: TestWorld
beforeAll(async () => (world = await testWorld()))
afterAll(() => world.close())
beforeEach(() => world.database.kysely.deleteFrom('rate_window').execute())

const signIn = async (account: string, credentials = testPassword) =>
  (await world.as(null)).ok(login, { principal: account, credentials, sysType: loginSysType })

/** A QR code that the person's phone has confirmed, and no desktop has polled yet. */
async function confirmedPicture(account: 'sales' | 'driver'): Promise<string> {
  const { ticket, secret } = await loginPicture(world)
  const phone = await world.as(account)
  await phone.ok(scanQrLogin, { ticket })
  await phone.ok(confirmQrLogin, { ticket })
  return secret
}
const poll = async (ticket: string) => (await world.as(null)).ok(pollQrLogin, { ticket })

it('a QR code confirmed before all sessions were ended does not sign a desktop in', async () => {
  const secret = await confirmedPicture('sales')
  const sales = await world.as('sales')
  await sales.ok(endOtherSessions, {})
  expect(await poll(secret)).toMatchObject({ state: 'expired', accessToken: null })
  expect((await sales.call(readUserInfo, {})).code).toBe('00000')
})

it('neither does one confirmed before the account was disabled, even after it was enabled again', async () => {
  const owner = await world.as('owner')
  const secret = await confirmedPicture('driver')
  const id = world.viewers.driver.staffId
  await owner.ok(setStaffStatus, { id, status: '0' })
  await owner.ok(setStaffStatus, { id, status: '1' })
  expect(await poll(secret)).toMatchObject({ state: 'expired' })
})

it('a first step with the old password has no second step', async () => {
  const owner2 = await world.as('owner2')
  const { secret } = await owner2.ok(beginSecondFactor, { password: testPassword })
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')), ...totp })
  const codeOf = (stepsAway: number) =>
    app.generate({ timestamp: testClock.now().getTime() + stepsAway * totp.period * 1_000 })
  await owner2.ok(confirmSecondFactor, { code: codeOf(-1) })
  const { secondFactor } = await signIn('owner2')
  await owner2.ok(updatePassword, { oldPassword: testPassword, newPassword: 'Kx7-Zq2-Wm9' })
  const late = await (
    await world.as(null)
  ).call(answerSecondFactor, { ticket: secondFactor!.ticket, code: codeOf(1) })
  expect(late.msg).toBe('等待时间过长，请重新登录')
  expect((await signIn('owner2', 'Kx7-Zq2-Wm9')).secondFactor).not.toBeNull()
})

it.each([
  [
    'given another password',
    (db: TestWorld['database']['kysely'], id: string, hash: string) =>
      setPassword(db, id, hash, { mustChange: false }),
  ],
  [
    'disabled',
    (db: TestWorld['database']['kysely'], id: string) =>
      db.updateTable('staff').set({ enabled: false }).where('id', '=', id).execute(),
  ],
] as const)(
  'a correct password creates no session for a person who was %s at the same moment',
  async (_what, change) => {
    const { database, bus, viewers } = world
    const id = viewers.sales.staffId
    const judged = (await personById(database.kysely, id))!
    const hash = await hashPassword('Pw4-Rt6-Yh8')
    await transaction(
      database,
      async (tx) => {
        await change(tx, id, hash)
        await endSessionsOf(tx, [id])
      },
      { bus },
    )
    const sessions = createSessions(database, bus)
    const seal = createSeal(Buffer.alloc(32))
    const parts = { database, bus, sessions, seal, clock: testClock, publicUrl: '' }
    await expect(enter(parts, judged, 'password', callerAt('192.0.2.3'))).rejects.toThrow(
      'session.accountChanged',
    )
    const left = await database.kysely.selectFrom('session').select('id').where('staff_id', '=', id).execute()
    expect(left).toEqual([])
    await database.kysely
      .updateTable('staff')
      .set({ enabled: true, password_hash: judged.password_hash })
      .where('id', '=', id)
      .execute()
    const admin = await world.as('admin')
    const { list } = await admin.ok(readAuditLog, { action: 'session.refused' })
    expect(list[0]).toMatchObject({
      subject: 'sales',
      address: '192.0.2.3',
      detail: '密码登录，账号或密码在登录过程中有变动',
    })
    expect(clientOf(world.app, (await signIn('sales')).accessToken).token).not.toBeNull()
  },
)
