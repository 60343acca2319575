import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readAuditLog } from '@bdr/contract/audit/calls'
import type { WaitFirst } from '@bdr/contract/errors'
import { listMessages } from '@bdr/contract/messages/calls'
import { sendSms, sendSmsDashed, validateSmsCode } from '@bdr/contract/sms/calls'
import { smsCode, smsPerAddress, type SmsType } from '@bdr/contract/sms/model'
import { transaction } from '../../platform/db/transaction.ts'
import { databaseKind } from '../../test/database.ts'
import { testWorld, type Client, type TestWorld } from '../../test/app.ts'
import { mobileOfTicket, spendTicket } from './tickets.ts'

const mobile = '13912345678'
/** the mobile of the valve merchant's owner */
const known = '13800000001'

let world: TestWorld
let nobody: Client
beforeAll(async () => {
  world = await testWorld()
  nobody = await world.as(null)
})
afterAll(() => world.close())
afterEach(async () => {
  const db = world.database.kysely
  for (const table of ['sms_code', 'sms_ticket', 'rate_window'] as const) await db.deleteFrom(table).execute()
})

const lastCode = async (): Promise<string> => {
  const message = (await world.sentSms()).at(-1)!
  return 'code' in message.params ? message.params.code : ''
}
const ask = (type: SmsType = 'settle-in', to = mobile) => nobody.call(sendSms, { mobile: to, type })
const take = (code: string, type: SmsType = 'settle-in', of = mobile) =>
  nobody.call(validateSmsCode, { mobile: of, type, code })
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(smsCode.digits, '0')
/** Simulates that the last code was requested some minutes ago. */
const passMinutes = (minutes: number) =>
  world.database.kysely
    .updateTable('sms_code')
    .set({
      sent_at: sql<string>`sent_at - make_interval(mins => ${minutes}::int)`,
      expires_at: sql<string>`expires_at - make_interval(mins => ${minutes}::int)`,
    })
    .execute()

describe('requesting a code', () => {
  it.each([sendSms, sendSmsDashed])('at $path sends six digits and does not reveal them', async (call) => {
    const before = (await world.sentSms()).length
    const answer = await nobody.call(call, { mobile, type: 'settle-in' })
    expect(answer).toMatchObject({ code: '00000', data: { nextInSeconds: 60, validMinutes: 5 } })
    const sent = (await world.sentSms()).slice(before)
    expect(sent).toMatchObject([{ mobile, template: 'code-settle-in', params: { minutes: 5 } }])
    expect(await lastCode()).toMatch(/^\d{6}$/)
    expect(JSON.stringify(answer)).not.toContain(await lastCode())
  })

  it('stores a hash of the code, and empties the message after sending it', async () => {
    await ask()
    const code = await lastCode()
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(c)::text as text from sms_code c union all select to_jsonb(o)::text from outbox o
    `.execute(world.database.kysely)
    expect(rows.filter(({ text }) => text.includes(`"${code}"`))).toEqual([])
  })

  it('is refused within a minute, with the remaining seconds, and after ten a day', async () => {
    await ask()
    const again = await ask()
    expect(again.code).toBe('A00001')
    const { retryAfter } = again.data as unknown as WaitFirst
    expect(again.msg).toBe(`验证码已发送，请 ${retryAfter} 秒后再获取`)
    for (let sent = 1; sent < smsCode.perDay; sent += 1) {
      await passMinutes(2)
      expect((await ask()).code).toBe('00000')
    }
    await passMinutes(2)
    for (let more = 0; more < 3; more += 1)
      expect(await ask()).toMatchObject({ code: 'A00001', msg: expect.stringContaining('24 小时内最多') })
    const admin = await world.as('admin')
    expect((await admin.ok(readAuditLog, { action: 'sms.limited' })).total).toBe(1)
    await passMinutes(24 * 60)
    expect((await ask()).code).toBe('00000')
  })

  it('is limited separately for each type and mobile', async () => {
    await ask()
    expect((await ask('bind-mobile')).code).toBe('00000')
    expect((await ask('settle-in', '13912345679')).code).toBe('00000')
  })

  it.each(['forget-password', 'login'] as const)(
    '%s has the same reply for a mobile without an account, and sends nothing',
    async (type) => {
      const before = (await world.sentSms()).length
      const stranger = await ask(type)
      expect((await world.sentSms()).length).toBe(before)
      const owner = await ask(type, known)
      expect((await world.sentSms()).length).toBe(before + 1)
      expect(stranger).toEqual(owner)
      expect((await ask(type)).msg.replace(/\d+/, '')).toBe((await ask(type, known)).msg.replace(/\d+/, ''))
      expect((await take('000000', type)).msg).toBe((await take(wrong(await lastCode()), type, known)).msg)
    },
  )

  it('is limited for one address, whatever the mobiles', async () => {
    const answers = []
    for (let count = 0; count <= smsPerAddress.sends.limit; count += 1)
      answers.push(await ask('settle-in', `139${String(count).padStart(8, '0')}`))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(smsPerAddress.sends.limit)
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'B00429' })
  })

  it.runIf(databaseKind === 'postgres')('many times at once sends only one', async () => {
    const before = (await world.sentSms()).length
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask()))
    expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(1)
    expect((await world.sentSms()).length).toBe(before + 1)
  })

  it('requires a mobile and a type', async () => {
    const answer = await nobody.send(sendSms, { mobile: '123', type: 'other' })
    expect(answer.data).toEqual(['手机号：应为 11 位手机号', '类型：不在可选范围内'])
  })
})

describe('a code', () => {
  it('is exchanged for one ticket, once', async () => {
    await ask()
    const code = await lastCode()
    const { ticket } = (await take(code)).data
    expect(await mobileOfTicket(world.database.kysely, ticket, 'settle-in')).toBe(mobile)
    expect(await take(code)).toMatchObject({ code: 'A00001', msg: '验证码不正确或已失效，请重新获取' })
  })

  it('is invalid after five wrong attempts, even if the sixth is correct', async () => {
    await ask()
    const code = await lastCode()
    for (let left = smsCode.tries - 1; left > 0; left -= 1)
      expect((await take(wrong(code))).msg).toBe(`验证码不正确，还可以试 ${left} 次`)
    expect((await take(wrong(code))).msg).toBe('验证码不正确或已失效，请重新获取')
    expect((await take(code)).code).toBe('A00001')
  })

  it('is valid for five minutes, for its type and mobile, and until the next one', async () => {
    await ask()
    const first = await lastCode()
    expect((await take(first, 'bind-mobile')).code).toBe('A00001')
    expect((await take(first, 'settle-in', '13912345679')).code).toBe('A00001')
    await passMinutes(2)
    await ask()
    const second = await lastCode()
    if (first !== second) expect((await take(first)).code).toBe('A00001')
    expect((await take(second)).code).toBe('00000')
    await passMinutes(2)
    await ask()
    await passMinutes(6)
    expect((await take(await lastCode())).code).toBe('A00001')
  })

  it('cannot be found with a thousand guesses from as many addresses', async () => {
    await ask()
    const code = await lastCode()
    // including the correct one, but only after the attempts are used up
    const guesses = Array.from({ length: 1_000 }, (_, index) => String(index).padStart(6, '0'))
    const order = [...guesses.filter((guess) => guess !== code), code]
    const codes = []
    for (const [index, guess] of order.entries()) {
      const answer = await nobody.call(
        validateSmsCode,
        { mobile, type: 'settle-in', code: guess },
        { address: `10.0.${index >> 8}.${index & 255}` },
      )
      codes.push(answer.code)
    }
    expect(new Set(codes)).toEqual(new Set(['A00001']))
    expect(await world.database.kysely.selectFrom('sms_ticket').select('mobile').execute()).toEqual([])
    await passMinutes(2)
    await ask()
    expect((await take(await lastCode())).code).toBe('00000')
  })

  it("whose attempts are used up by guessing is reported once to the account's owner", async () => {
    await ask('forget-password', known)
    const code = await lastCode()
    const owner = await world.as('owner')
    for (let guess = 0; guess < smsCode.tries + 3; guess += 1)
      await take(wrong(code), 'forget-password', known)
    const { list } = await owner.ok(listMessages, { type: 'system' })
    expect(list.map((message) => message.content)).toEqual([
      expect.stringContaining('有人连续 5 次输错发到您手机、用于重置登录密码的验证码'),
    ])
    await passMinutes(2)
    await ask('forget-password', known)
    expect((await take(await lastCode(), 'forget-password', known)).code).toBe('00000')
  })

  it.runIf(databaseKind === 'postgres')(
    'allows no more attempts in parallel, and only one ticket',
    async () => {
      await ask()
      const code = await lastCode()
      const answers = await Promise.all(Array.from({ length: 20 }, () => take(code)))
      expect(answers.filter((answer) => answer.code === '00000')).toHaveLength(1)
      await passMinutes(2)
      await ask()
      const bad = wrong(await lastCode())
      await Promise.all(Array.from({ length: 20 }, () => take(bad)))
      const row = await world.database.kysely
        .selectFrom('sms_code')
        .select('tries')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
      expect(row.tries).toBe(smsCode.tries)
    },
  )
})

describe('a ticket', () => {
  const ticketFor = async (type: SmsType) => {
    await ask(type)
    return (await take(await lastCode(), type)).data.ticket
  }
  const db = () => world.database.kysely
  const refusal = expect.objectContaining({ message: 'sms.ticketInvalid' })

  it('is used up once, and only if the transaction commits', async () => {
    const ticket = await ticketFor('bind-mobile')
    const spend = (fails: boolean) =>
      transaction(world.database, async (tx) => {
        const whose = await spendTicket(tx, ticket, 'bind-mobile')
        if (fails) throw new Error('rolled back')
        return whose
      })
    await expect(spend(true)).rejects.toThrow('rolled back')
    expect(await spend(false)).toBe(mobile)
    await expect(spend(false)).rejects.toEqual(refusal)
    await expect(mobileOfTicket(db(), ticket, 'bind-mobile')).rejects.toEqual(refusal)
  })

  it('is limited to its type and its time', async () => {
    const ticket = await ticketFor('settle-in')
    await expect(mobileOfTicket(db(), ticket, 'login')).rejects.toEqual(refusal)
    await expect(mobileOfTicket(db(), 'x'.repeat(43), 'settle-in')).rejects.toEqual(refusal)
    await db()
      .updateTable('sms_ticket')
      .set({ expires_at: sql<string>`now() - interval '1 second'` })
      .execute()
    await expect(mobileOfTicket(db(), ticket, 'settle-in')).rejects.toEqual(refusal)
    await expect(spendTicket(db(), ticket, 'settle-in')).rejects.toEqual(refusal)
  })
})
