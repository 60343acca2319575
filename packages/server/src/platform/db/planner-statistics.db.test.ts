import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import type { Database } from './open.ts'
import { transaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
  // PostgreSQL's own maintenance, once a minute, would analyse it in the middle of a test
  await sql`
    create table probe (id int primary key, text text) with (autovacuum_enabled = off)`.execute(
    database.kysely,
  )
})
afterAll(() => database.close())

const probeById = (id: number) => sql`select text from probe where id = ${id}`.execute(database.kysely)

/** The plan with which the connection that queried by id now runs that query. */
async function cachedPlan(): Promise<string> {
  const { kysely } = database
  const { rows: prepared } = await sql<{ name: string; generic: boolean }>`
    select name, generic_plans > 0 as generic from pg_prepared_statements
    where statement like ${'select text from probe%'}`.execute(kysely)
  expect(prepared).toMatchObject([{ generic: true }])
  const { rows } = await sql<Record<'QUERY PLAN', string>>`
    explain execute ${sql.id(prepared[0]!.name)}(1)`.execute(kysely)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const rowsKnown = async (table = 'probe') => {
  const { rows } = await sql<{ known: number }>`
    select reltuples::int as known from pg_class where relname = ${table}`.execute(database.kysely)
  return rows[0]!.known
}

const add = (from: number, to: number) =>
  transaction(database, (tx) =>
    sql`insert into probe select id, 'text' from generate_series(${from}::int, ${to}::int) id`.execute(tx),
  )

test('after a bulk write the statistics and plans match the full table', async () => {
  await add(1, 3)
  await sql`analyze probe`.execute(database.kysely)
  // a repeated statement gets a generic plan for all values
  for (let time = 0; time < 10; time += 1) await probeById(1)
  expect(await cachedPlan()).toContain('Seq Scan')

  await add(4, 5_000)

  expect(await rowsKnown()).toBe(5_000)
  expect(await cachedPlan()).toContain('Index Scan using probe_pkey')
})

test('many small writes are counted as well', async () => {
  for (let end = 5_000; end < 11_000; end += 100) await add(end + 1, end + 100)
  expect(await rowsKnown()).toBeGreaterThan(10_000)
})

test('if several tables have grown, each of them is analysed eventually', async () => {
  const tables = ['probe_a', 'probe_b', 'probe_c']
  await transaction(database, async (tx) => {
    for (const [index, table] of tables.entries()) {
      await sql`create table ${sql.table(table)} (id int) with (autovacuum_enabled = off)`.execute(tx)
      await sql`insert into ${sql.table(table)} select generate_series(1, ${1_000 * (index + 1)}::int)`.execute(
        tx,
      )
    }
  })
  // the largest is analysed after the commit, the others as connections are used again
  expect(await rowsKnown('probe_c')).toBe(3_000)
  await expect.poll(() => rowsKnown('probe_b')).toBe(2_000)
  await expect.poll(() => rowsKnown('probe_a')).toBe(1_000)
})
