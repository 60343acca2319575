import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'
import { migrate, runStatements } from './migrate.ts'
import type { Database } from './open.ts'

let database: Database
beforeAll(async () => void (database = await testDatabase()))
afterAll(() => database.close())

const finished = async () =>
  (await sql`select name from kysely_migration`.execute(database.kysely)).rows.length

test('several nodes that start at once migrate an empty database exactly once', async () => {
  await runStatements(database.kysely, 'drop schema public cascade; create schema public')

  await Promise.all([migrate(database), migrate(database), migrate(database)])

  const files = await readdir(new URL('../../db/migrations/', import.meta.url))
  expect(await finished()).toBe(files.filter((file) => file.endsWith('.ts')).length)
  expect((await sql`select * from merchant`.execute(database.kysely)).rows).toEqual([])
})

test('migrating again has no effect', async () => {
  const before = await finished()
  await migrate(database)
  expect(await finished()).toBe(before)
})

test('a missing migration with a lower number is applied later', async () => {
  await runStatements(
    database.kysely,
    `alter table history drop column changes;
     alter table audit_log drop column changes;
     drop index audit_log_at;
     delete from kysely_migration where name = '0009_field_changes'`,
  )

  await migrate(database)

  const { rows } = await sql<{ changes: unknown }>`select changes from history`.execute(database.kysely)
  expect(rows).toEqual([])
  const { rows: made } = await sql`select 1 from kysely_migration where name = '0009_field_changes'`.execute(
    database.kysely,
  )
  expect(made).toHaveLength(1)
})

test('statement timeouts are restored afterwards', async () => {
  const expected = database.kind === 'postgres' ? '30s' : '0'
  for (let connection = 0; connection < 8; connection += 1) {
    const { rows } = await sql`show statement_timeout`.execute(database.kysely)
    expect(rows).toEqual([{ statement_timeout: expected }])
    const lock = await sql<{ lock_timeout: string }>`show lock_timeout`.execute(database.kysely)
    expect(lock.rows).toEqual([{ lock_timeout: database.kind === 'postgres' ? '5s' : '0' }])
  }
})

test('several statements are run together, and a failing one undoes the others', async () => {
  const failing = runStatements(
    database.kysely,
    'create table probe (id int); insert into probe values (1 / 0)',
  )
  await expect(failing).rejects.toMatchObject({ code: '22012' })
  const { rows } = await sql`select to_regclass('probe') as probe`.execute(database.kysely)
  expect(rows).toEqual([{ probe: null }])
})
