import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import type { Database } from './open.ts'
import { type Params, prepared, preparedFamily } from './prepared.ts'
import { transaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  for (const code of ['A', 'B', 'C'])
    await addMerchant.run(database.kysely, { code, name: `商家${code}（示例）` })
})
afterAll(() => database.close())

let built = 0
const addMerchant = prepared((db, p: Params<{ code: string; name: string }>) => {
  built += 1
  return db.insertInto('merchant').values({ code: p.code, name: p.name, uscc: p.code })
})

const byCode = prepared((db, p: Params<{ code: string }>) =>
  db
    .selectFrom('merchant')
    .select(['code', 'name', 'frozen'])
    .where('code', '=', p.code)
    .where('frozen', '=', false),
)

test('a prepared query is built and compiled once, however often it runs', () => {
  expect(built).toBe(1)
  expect(byCode.sql).toBe(
    'select "code", "name", "frozen" from "merchant" where "code" = $1 and "frozen" = $2',
  )
})

test('a prepared query returns typed rows', async () => {
  const found = { code: 'B', name: '商家B（示例）', frozen: false }
  const rows: (typeof found)[] = await byCode.all(database.kysely, { code: 'B' })
  expect(rows).toEqual([found])
  const first: typeof found | undefined = await byCode.first(database.kysely, { code: 'B' })
  expect(first).toEqual(found)
  expect(await byCode.first(database.kysely, { code: 'none' })).toBeUndefined()
  await expect(byCode.firstOrThrow(database.kysely, { code: 'none' })).rejects.toThrow('no row')
})

test('a prepared query requires its values by name and type', async () => {
  // @ts-expect-error no values
  await expect(byCode.all(database.kysely)).rejects.toThrow('without its value "code"')
  // @ts-expect-error not a string
  await byCode.all(database.kysely, { code: 1 })
  // @ts-expect-error no such column
  expect((await byCode.first(database.kysely, { code: 'A' }))?.uscc).toBeUndefined()
  const all = prepared((db) => db.selectFrom('merchant').select('code').orderBy('code'))
  expect(await all.all(database.kysely)).toHaveLength(3)
})

test('a prepared query accepts lists, limits and the same value twice', async () => {
  const some = prepared((db, p: Params<{ codes: string[]; limit: number; after: string }>) =>
    db
      .selectFrom('merchant')
      .select(['code', sql<string>`${p.after}::text`.as('after')])
      .where(sql<boolean>`code = any(${p.codes})`)
      .where('code', '>', p.after)
      .orderBy('code')
      .limit(p.limit),
  )
  const rows = await some.all(database.kysely, { codes: ['A', 'B', 'C'], limit: 1, after: 'A' })
  expect(rows).toEqual([{ code: 'B', after: 'A' }])
})

test("a prepared query updates with the call's values and counts the rows", async () => {
  const rename = prepared((db, p: Params<{ code: string; name: string }>) =>
    db.updateTable('merchant').set({ name: p.name }).where('code', '=', p.code),
  )
  await transaction(database, async (executor) => {
    expect(await rename.run(executor, { code: 'C', name: '新名（示例）' })).toBe(1)
    expect(await rename.run(executor, { code: 'none', name: '无' })).toBe(0)
  })
  expect((await byCode.first(database.kysely, { code: 'C' }))?.name).toBe('新名（示例）')
})

test('a prepared query accepts null as a value, but not undefined', async () => {
  const isNull = prepared((db, p: Params<{ value: string | null }>) =>
    db.selectNoFrom(sql<boolean>`${p.value}::text is null`.as('answer')),
  )
  expect(await isNull.first(database.kysely, { value: null })).toEqual({ answer: true })
})

test('a family has one text for each shape, and requires only the values of that text', async () => {
  let members = 0
  const merchants = preparedFamily(
    (db, shape: { byCode: boolean; descending: boolean }, p: Params<{ code?: string }>) => {
      members += 1
      return db
        .selectFrom('merchant')
        .select('code')
        .$if(shape.byCode, (query) => query.where('code', '<=', p.code))
        .orderBy('code', shape.descending ? 'desc' : 'asc')
    },
  )
  const all = { byCode: false, descending: true }
  const some = { byCode: true, descending: false }
  for (let run = 0; run < 3; run += 1) {
    expect(await merchants(all).all(database.kysely, {})).toEqual([
      { code: 'C' },
      { code: 'B' },
      { code: 'A' },
    ])
    expect(await merchants(some).all(database.kysely, { code: 'B' })).toEqual([{ code: 'A' }, { code: 'B' }])
  }
  expect(members).toBe(2)
})
