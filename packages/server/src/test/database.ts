import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { databaseOn } from '../platform/db/embedded/pool.ts'
import { sessionOf } from '../platform/db/embedded/session.ts'
import type { Database, DatabaseSettings } from '../platform/db/open.ts'
import { openPostgres } from '../platform/db/postgres.ts'
import type { TestTemplate } from './database-setup.ts'
import { createDatabase } from './postgres-cluster.ts'

/** The database of this run, for the few tests that depend on it. */
export const databaseKind: TestTemplate['kind'] = template().kind

/**
 * A separate migrated, empty database of the kind of this run. Close it after the file's tests; several at a time are
 * possible.
 */
export function testDatabase(): Promise<Database> {
  const copied = template()
  return copied.kind === 'pglite' ? onPglite() : onCluster(copied)
}

/** The settings with which a separate process opens the same empty database; only one at a time if it is embedded. */
export interface SharedTestDatabase {
  readonly settings: Pick<DatabaseSettings, 'databaseUrl' | 'dataDir'>
  remove(): Promise<void>
}

export async function sharedTestDatabase(): Promise<SharedTestDatabase> {
  const copied = template()
  if (copied.kind === 'pglite') {
    const { dataDir, remove } = await testDataDir()
    return { settings: { databaseUrl: null, dataDir }, remove }
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const databaseUrl = await createDatabase(copied.url, name, copied.database)
  return { settings: { databaseUrl, dataDir: '' }, remove: async () => {} }
}

/** A data folder with a migrated, empty embedded database, for tests that open it themselves. */
export async function testDataDir(): Promise<{ dataDir: string; remove(): Promise<void> }> {
  const from = template()
  if (from.kind !== 'pglite') throw new Error('this run has no embedded database')
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bdr-test-'))
  // takes a tenth of the processor time of the asynchronous variant for that many small files
  cpSync(from.folder, path.join(dataDir, 'db'), { recursive: true })
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) }
}

function template(): TestTemplate {
  const provided = inject('testTemplate')
  if (!provided) throw new Error('a test with a database is named *.db.test.ts')
  return provided
}

/** PGlite clears its 128 MB of buffers at every start, which takes longer than most test files run. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB']

/** The embedded database's session and driver, without its thread and without waiting for the disk. */
async function onPglite(): Promise<Database> {
  const { dataDir, remove } = await testDataDir()
  const pglite = await PGlite.create(path.join(dataDir, 'db'), { startParams })
  return databaseOn(sessionOf(pglite), async () => {
    await pglite.close()
    await remove()
  })
}

async function onCluster({ url, database }: TestTemplate & { kind: 'postgres' }): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  return openPostgres(await createDatabase(url, name, database), poolSize)
}

/** Connections to PostgreSQL; enough for the races in tests. */
export const poolSize = 8
