import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hasAccount } from '../modules/staff/account.ts'
import { runStatements } from '../platform/db/migrate.ts'
import type { Database } from '../platform/db/open.ts'
import { testDatabase } from '../test/database.ts'
import { makeMerchant, makeStaff } from '../test/factories.ts'
import { up } from './migrations/0008_account_case.ts'

let database: Database
let merchantId: string
beforeAll(async () => {
  database = await testDatabase()
  const uscc = '91320282MA1XK7Q293'
  merchantId = (await makeMerchant(database.kysely, { code: 'M1001', name: '示例阀门', uscc })).id
  await runStatements(
    database.kysely,
    `drop index staff_account;
     create unique index staff_account on staff (account) where deleted_at is null`,
  )
})
afterAll(() => database.close())

let mobiles = 0
async function person(account: string): Promise<string> {
  mobiles += 1
  const mobile = `1390000000${mobiles}`
  const staff = { account, name: account, mobile, post: '99' as const, merchantId, passwordHash: 'none' }
  return (await makeStaff(database.kysely, staff)).staffId
}

it('accounts that differ only by case are separated, and everybody else keeps their spelling', async () => {
  const db = database.kysely
  const gone = await person('OWNER')
  await db.updateTable('staff').set({ deleted_at: new Date() }).where('id', '=', gone).execute()
  const first = await person('Owner')
  const later = await person('owner')
  const long = `${'a'.repeat(31)}B`
  await person(long)
  const longLater = await person(long.toLowerCase())

  await up(db as unknown as Kysely<unknown>)

  const rows = await db.selectFrom('staff').select(['id', 'account']).execute()
  const accounts = new Map(rows.map(({ id, account }) => [id, account]))
  expect(accounts.get(gone)).toBe('OWNER')
  expect(accounts.get(first)).toBe('Owner')
  expect(accounts.get(later)).toBe(`owner.${later}`)
  expect(accounts.get(longLater)).toHaveLength(32)
  expect(accounts.get(longLater)).toMatch(new RegExp(`^a+\\.${longLater}$`))

  const messages = await db
    .selectFrom('message')
    .select(['staff_id', 'content'])
    .orderBy('staff_id')
    .execute()
  expect(messages.map(({ staff_id }) => staff_id)).toEqual([later, longLater])
  expect(messages[0]!.content).toContain(`<b>owner.${later}</b>`)
  const noted = await db
    .selectFrom('audit_log')
    .select(['merchant_id', 'subject_id', 'detail'])
    .where('subject_id', '=', later)
    .execute()
  expect(noted).toEqual([
    {
      merchant_id: merchantId,
      subject_id: later,
      detail: { before: { account: 'owner' }, after: { account: `owner.${later}` } },
    },
  ])
  await expect(person('OWNER')).rejects.toMatchObject({ code: '23505', constraint: 'staff_account' })
})

it('a query for an account uses the index', async () => {
  const query = database.kysely
    .selectFrom('staff')
    .select('id')
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([hasAccount('account', ['Owner']), eb('mobile', '=', '13900000001')]))
    .compile()
  const one = await person('one-of-many')
  const planned = () =>
    database.kysely.transaction().execute(async (tx) => {
      // with few rows any plan is equally good
      await sql`
        insert into staff overriding system value
        select (jsonb_populate_record(s, jsonb_build_object(
          'id', 1000000 + n, 'account', 'n' || n, 'mobile', '138' || lpad(n::text, 8, '0')))).*
        from staff as s, generate_series(1, 5000) as n
        where s.id = ${one}`.execute(tx)
      await sql`analyze staff`.execute(tx)
      const { rows } = await tx.executeQuery({ ...query, sql: `explain ${query.sql}` })
      await sql`delete from staff where id > 1000000`.execute(tx)
      return JSON.stringify(rows)
    })
  // an index on rows that its own transaction has changed is used only once all earlier transactions have ended,
  // including those of other tests in the same cluster
  await expect.poll(planned, { timeout: 50_000, interval: 500 }).toContain('staff_account')
  expect(await planned()).not.toContain('Seq Scan')
})
