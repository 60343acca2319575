import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { watch } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { testDataDir } from '../../../test/database.ts'
import { DatabaseUnavailable } from '../errors.ts'
import { type Database, type DatabaseSettings, openDatabase } from '../open.ts'
import { transaction } from '../transaction.ts'
import { DataFolderInUse } from './lock.ts'
import { startProcess } from './test-process.ts'
import { startUpkeep } from './upkeep.ts'

/** A data folder that is removed after the test. */
async function newDataDir(): Promise<string> {
  const { dataDir, remove } = await testDataDir()
  onTestFinished(remove)
  return dataDir
}

async function open(dataDir: string, settings: Partial<DatabaseSettings> = {}): Promise<Database> {
  const database = await openDatabase({ databaseUrl: null, dataDir, ...settings })
  onTestFinished(() => database.close())
  return database
}

const count = async ({ kysely }: Database, table: string) => {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(kysely)
  return Number(rows[0]!.count)
}

test('written data is still there after closing and opening again', async () => {
  const dataDir = await newDataDir()
  const first = await open(dataDir)
  await sql`create table probe (text text)`.execute(first.kysely)
  await sql`insert into probe values ('kept')`.execute(first.kysely)
  await first.close()

  expect(await count(await open(dataDir), 'probe')).toBe(1)
})

test('a second opener of an open data folder is refused', async () => {
  const dataDir = await newDataDir()
  const first = await open(dataDir)

  await expect(open(dataDir)).rejects.toThrow(DataFolderInUse)

  await first.close()
  await open(dataDir)
})

describe('an open embedded database', () => {
  let folder: Awaited<ReturnType<typeof testDataDir>>
  let database: Database
  beforeAll(async () => {
    folder = await testDataDir()
    database = await openDatabase({ databaseUrl: null, dataDir: folder.dataDir })
  })
  afterAll(async () => {
    await database.close()
    await folder.remove()
  })

  test('commits reach the disk: fsync is on, with the method that works here', async () => {
    const { rows } = await sql`select current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, current_setting('wal_sync_method') as method`.execute(
      database.kysely,
    )
    expect(rows).toEqual([{ fsync: 'on', commit: 'on', method: 'fsync' }])
  })

  test('a heavy query does not block the event loop', async () => {
    let turns = 0
    let running = true
    const turn = () => {
      turns += 1
      if (running) setImmediate(turn)
    }
    setImmediate(turn)
    await sql`select count(*) from generate_series(1, 1000000)`.execute(database.kysely)
    running = false
    expect(turns).toBeGreaterThan(100)
  })

  test('a query outside an open transaction waits until the transaction ends', async () => {
    await sql`create table probe (text text)`.execute(database.kysely)
    const written = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const writing = transaction(database, async (executor) => {
      await sql`insert into probe values ('in the transaction')`.execute(executor)
      written.resolve()
      await commit.promise
    })
    await written.promise

    const reading = count(database, 'probe')
    commit.resolve()

    expect(await reading).toBe(1)
    await writing
  })

  test('a query on the database from within a transaction is refused instead of waiting forever', async () => {
    const work = transaction(database, () => sql`select 1`.execute(database.kysely))
    await expect(work).rejects.toThrow('query outside the open transaction')
  })

  test('background work started in a transaction may use the database', async () => {
    const ended = Promise.withResolvers<void>()
    const { background } = await transaction(database, async () => ({
      background: ended.promise.then(() => sql`select 1 as one`.execute(database.kysely)),
    }))
    ended.resolve()
    expect((await background).rows).toEqual([{ one: 1 }])
  })
})

test('when PostgreSQL panics, pending and later queries reject and the owner gets the reason', async () => {
  const dataDir = await newDataDir()
  const lost = Promise.withResolvers<Error>()
  const { kysely } = await open(dataDir, { onLost: lost.resolve })
  await sql`create table probe (text text)`.execute(kysely)
  await rm(path.join(dataDir, 'db', 'pg_wal'), { recursive: true })

  // more than fits into the open WAL file, so that a new one is needed and cannot be created
  const writing = sql`insert into probe select repeat('x', 1000) from generate_series(1, 30000)`.execute(
    kysely,
  )
  const waiting = sql`select 1`.execute(kysely)

  await expect(writing).rejects.toThrow(DatabaseUnavailable)
  await expect(waiting).rejects.toThrow(DatabaseUnavailable)
  await expect(sql`select 1`.execute(kysely)).rejects.toThrow(DatabaseUnavailable)
  expect((await lost.promise).message).toMatch(/PANIC: .*pg_wal/)
})

test('a folder that cannot be opened is reported with the reason', async () => {
  const dataDir = await newDataDir()
  await rm(path.join(dataDir, 'db', 'pg_wal'), { recursive: true })
  await expect(open(dataDir)).rejects.toThrow('required WAL directory "pg_wal" does not exist')
})

test(
  'after being killed while creating the database, the next start finds nothing incomplete',
  { timeout: 60_000 },
  async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bdr-new-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    await mkdir(dataDir, { recursive: true })
    const begun = begins(dataDir, /^db\.new-/)
    const opener = startProcess(new URL('./open.test-process.ts', import.meta.url), dataDir)
    await begun
    await opener.kill()
    expect(await readdir(dataDir)).not.toContain('db')

    const database = await open(dataDir)

    await sql`create table probe (text text)`.execute(database.kysely)
    expect(await count(database, 'probe')).toBe(0)
    expect((await readdir(dataDir)).filter((name) => !name.includes('.new-'))).toEqual(['db', 'db.lock'])
  },
)

test("maintenance shortens the WAL and updates the planner's table sizes", async () => {
  const { kysely } = await open(await newDataDir())
  const upkeep = startUpkeep(kysely)
  upkeep.stop()
  await sql`create table probe (text text)`.execute(kysely)
  await upkeep.run()

  await sql`insert into probe select repeat('x', 1000) from generate_series(1, 35000)`.execute(kysely)
  await upkeep.run()

  const { rows } = await sql`
    select reltuples::int8 as "rows", pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) < 1000000 as short
    from pg_class, pg_control_checkpoint() where relname = 'probe'`.execute(kysely)
  expect(rows).toEqual([{ rows: '35000', short: true }])
})

test('maintenance vacuums a table that grows in small steps, and analyses it only occasionally', async () => {
  const { kysely } = await open(await newDataDir())
  const upkeep = startUpkeep(kysely)
  upkeep.stop()
  await sql`create table probe (text text)`.execute(kysely)
  await upkeep.run()
  const grow = async () => {
    await sql`insert into probe select repeat('x', 1000) from generate_series(1, 10000)`.execute(kysely)
    await upkeep.run()
    const { rows } = await sql<{ vacuums: number; analyses: number }>`
      select vacuum_count::int as vacuums, analyze_count::int as analyses
      from pg_stat_user_tables where relname = 'probe'`.execute(kysely)
    return rows[0]!
  }
  const counts = []
  for (let time = 0; time < 8; time += 1) counts.push(await grow())
  // each vacuum reads only the new pages; the distribution of values does not need to be analysed that often
  expect(counts.map(({ vacuums }) => vacuums)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  // but it is analysed each time the table has doubled
  expect(counts.at(-1)!.analyses).toBeGreaterThanOrEqual(3)
  expect(counts.at(-1)!.analyses).toBeLessThan(8)
})

/** Resolves when a matching name appears in the folder. */
function begins(folder: string, name: RegExp): Promise<void> {
  return new Promise((resolve) => {
    const watcher = watch(folder, (_event, file) => {
      if (!file || !name.test(file)) return
      watcher.close()
      resolve()
    })
  })
}
