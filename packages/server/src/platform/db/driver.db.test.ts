import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseKind, testDatabase } from '../../test/database.ts'
import { DatabaseUnavailable, isUniqueViolation } from './errors.ts'
import type { Executor } from './executor.ts'
import type { Database } from './open.ts'
import { transaction } from './transaction.ts'

let database: Database
let kysely: Executor
beforeAll(async () => {
  database = await testDatabase()
  kysely = database.kysely
  await sql`create table probe (id int primary key, name text constraint probe_name unique)`.execute(kysely)
})
afterAll(() => database.close())
beforeEach(() => sql`delete from probe`.execute(kysely))

const insert = (executor: Executor, id: number, name = `name ${id}`) =>
  sql`insert into probe values (${id}, ${name})`.execute(executor)

async function ids(executor: Executor = kysely): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from probe order by id`.execute(executor)
  return rows.map(({ id }) => id)
}

describe('transactions', () => {
  test('are committed when the work returns and rolled back when it throws', async () => {
    await transaction(database, (executor) => insert(executor, 1))
    const failing = transaction(database, async (executor) => {
      await insert(executor, 2)
      throw new Error('changed our mind')
    })
    await expect(failing).rejects.toThrow('changed our mind')
    expect(await ids()).toEqual([1])
  })

  test('do not commit partially when the work ignores a failed statement', async () => {
    const work = transaction(database, async (executor) => {
      await insert(executor, 1)
      await insert(executor, 1).catch(() => {})
    })
    await expect(work).rejects.toThrow()
    expect(await ids()).toEqual([])
  })

  test('leave the connection clean after a failure', async () => {
    for (let attempt = 0; attempt < 20; attempt += 1) {
      await transaction(database, () => insert(kysely, 1)).catch(() => {})
      await transaction(database, (executor) => sql`select nothing`.execute(executor)).catch(() => {})
    }
    await insert(kysely, 1)
    expect(await ids()).toEqual([1])
  })

  test('are invisible to others before the commit', async () => {
    const written = Promise.withResolvers<void>()
    const seen = Promise.withResolvers<void>()
    const writing = transaction(database, async (executor) => {
      await insert(executor, 1)
      written.resolve()
      // on the embedded database the reader waits for this transaction to end, so this transaction cannot wait for the
      // reader
      if (databaseKind === 'postgres') await seen.promise
    })
    await written.promise
    const reading = ids()
    if (databaseKind === 'postgres') {
      expect(await reading).toEqual([])
      seen.resolve()
    }
    await writing
    expect(await ids()).toEqual([1])
  })

  test('run at the requested isolation level', async () => {
    const { rows } = await transaction(
      database,
      (executor) => sql`select current_setting('transaction_isolation') as level`.execute(executor),
      { isolation: 'repeatable read' },
    )
    expect(rows).toEqual([{ level: 'repeatable read' }])
  })

  test('execute parallel queries one after the other', async () => {
    await transaction(database, (executor) => Promise.all([1, 2, 3].map((id) => insert(executor, id))))
    expect(await ids()).toEqual([1, 2, 3])
  })
})

describe('errors', () => {
  test('contain the violated constraint, and a stack trace of our code', async () => {
    await insert(kysely, 1, 'same')
    const error = await insert(kysely, 2, 'same').catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: '23505', constraint: 'probe_name', table: 'probe' })
    expect(isUniqueViolation(error)).toBe(true)
    expect(isUniqueViolation(error, 'probe_name')).toBe(true)
    expect(isUniqueViolation(error, 'probe_pkey')).toBe(false)
    expect((error as Error).stack).toContain('driver.db.test.ts')
  })

  test('of other kinds are not unique violations', async () => {
    const error = await sql`select 1 / 0`.execute(kysely).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: '22012' })
    expect(isUniqueViolation(error)).toBe(false)
  })
})

describe('queries', () => {
  test('return how many rows they wrote', async () => {
    await insert(kysely, 1)
    await insert(kysely, 2)
    const updated = await sql`update probe set name = name || ${'!'}`.execute(kysely)
    expect(updated.numAffectedRows).toBe(2n)
    expect((await sql`select * from probe`.execute(kysely)).numAffectedRows).toBeUndefined()
  })

  test('are prepared once on each connection, under a name', async () => {
    await kysely.connection().execute(async (connection) => {
      const byName = (name: string) => sql`select id from probe where name = ${name}`.execute(connection)
      await byName('a')
      await byName('b')
      const { rows } = await sql<{ count: number }>`select count(*)::int from pg_prepared_statements
        where statement like ${'select id from probe where name%'}`.execute(connection)
      expect(rows).toEqual([{ count: 1 }])
    })
  })
})

describe.runIf(databaseKind === 'postgres')('on PostgreSQL', () => {
  test('are run again after a deadlock, and both succeed', async () => {
    await insert(kysely, 1)
    await insert(kysely, 2)
    const bothLocked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let attempts = 0
    const lockBoth = (me: number, first: number, second: number) =>
      transaction(database, async (executor) => {
        attempts += 1
        await sql`update probe set name = name || ${'x'} where id = ${first}`.execute(executor)
        bothLocked[me]!.resolve()
        await bothLocked[1 - me]!.promise
        await sql`update probe set name = name || ${'x'} where id = ${second}`.execute(executor)
      })

    await Promise.all([lockBoth(0, 1, 2), lockBoth(1, 2, 1)])

    expect(attempts).toBeGreaterThan(2)
    const { rows } = await sql`select name from probe order by id`.execute(kysely)
    expect(rows).toEqual([{ name: 'name 1xx' }, { name: 'name 2xx' }])
  })

  test('fail after four attempts with a lasting serialization failure', async () => {
    let attempts = 0
    const work = transaction(database, async (executor) => {
      attempts += 1
      await sql`do $$ begin raise exception using errcode = '40001'; end $$`.execute(executor)
    })
    await expect(work).rejects.toMatchObject({ code: '40001' })
    expect(attempts).toBe(4)
  })

  test('reject as unavailable on a lost connection, and the next query gets a new one', async () => {
    const lost = sql`select pg_terminate_backend(pg_backend_pid())`.execute(kysely)
    await expect(lost).rejects.toThrow(DatabaseUnavailable)
    expect((await sql`select 1 as one`.execute(kysely)).rows).toEqual([{ one: 1 }])
  })

  test('are rolled back with a transaction that loses its connection', async () => {
    const application = randomUUID()
    const work = transaction(database, async (executor) => {
      await sql`select set_config('application_name', ${application}, true)`.execute(executor)
      await insert(executor, 1)
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(executor)
    })
    await expect(work).rejects.toThrow(DatabaseUnavailable)
    expect(await ids()).toEqual([])
  })

  test('replace a connection whose cached plans are outdated by a migration', async () => {
    const all = () => sql`select * from probe where id > ${0}`.execute(kysely)
    await insert(kysely, 1)
    await all()
    await sql`alter table probe add column extra int`.execute(kysely)
    for (let connection = 0; connection < 8; connection += 1) await all().catch(() => {})
    expect((await all()).rows).toEqual([{ id: 1, name: 'name 1', extra: null }])
    await sql`alter table probe drop column extra`.execute(kysely)
  })
})
