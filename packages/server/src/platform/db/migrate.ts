import { readdir } from 'node:fs/promises'
import { CompiledQuery, type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import pg from 'pg'
import type { Executor } from './executor.ts'
import type { Database } from './open.ts'

const folder = new URL('../../db/migrations/', import.meta.url)
const undefinedTable = '42P01'

/**
 * Applies the missing migrations of `db/migrations` in one transaction. If several nodes start at once, the first one
 * migrates and the others wait. If nothing is missing it costs one query.
 */
export async function migrate({ kysely }: Pick<Database, 'kysely'>): Promise<void> {
  const files = await migrationFiles()
  const done = await finishedMigrations(kysely)
  if (files.every((file) => done.has(nameOf(file)))) return

  await kysely.connection().execute(async (connection) => {
    // a migration may take long, and so may waiting for another node's migrations
    await sql`set statement_timeout = 0; set lock_timeout = 0`.execute(connection)
    const migrator = new Migrator({
      db: connection,
      provider: { getMigrations: () => load(files) },
      // numbers are assigned when work on a migration starts, and migrations are finished in a different order
      allowUnorderedMigrations: true,
    })
    const { error } = await migrator.migrateToLatest()
    await sql`reset statement_timeout; reset lock_timeout`.execute(connection)
    if (error !== undefined) throw new Error('migrating the database failed', { cause: error })
  })
}

/** Executes SQL text with several statements, on either database. */
export async function runStatements(db: Pick<Kysely<unknown>, 'executeQuery'>, text: string): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(text))
}

const nameOf = (file: string) => file.replace(/\.ts$/, '')

async function migrationFiles(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => /^\d{4}_\w+\.ts$/.test(file)).toSorted()
}

async function finishedMigrations(kysely: Executor): Promise<Set<string>> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(kysely)
    return new Set(rows.map(({ name }) => name))
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === undefinedTable) return new Set()
    throw error
  }
}

async function load(files: string[]): Promise<Record<string, Migration>> {
  const modules = await Promise.all(
    files.map(async (file) => [nameOf(file), await import(new URL(file, folder).href)] as const),
  )
  return Object.fromEntries(modules)
}
