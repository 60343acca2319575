import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { commitImport, readImport } from '@bdr/contract/imports/calls'
import type { ImportDetail } from '@bdr/contract/imports/replies'
import { fillPath, type Call } from '@bdr/contract/kernel/call'
import { sql } from 'kysely'
import { expect, onTestFinished } from 'vitest'
import type { Executor } from '../platform/db/executor.ts'
import { openDatabase } from '../platform/db/open.ts'
import { sharedTestDatabase } from './database.ts'
import { makePeople, type Account } from './people.ts'
import { ask, signIn, startServer } from './process-server.ts'

interface KilledImport {
  /** who uploads the file */
  readonly account: Account
  readonly call: Call
  /** the fields sent with the file */
  readonly fields: Readonly<Record<string, string>>
  readonly fileName: string
  readonly bytes: Uint8Array
  /** whether its records are added only after a separate call */
  readonly isCommitted: boolean
  /**
   * The table that is written last with a single statement. On PostgreSQL it is locked until the server is dead, so
   * that the import cannot have ended before.
   */
  readonly writtenAtLast?: 'purchase_order'
  /** checks the database while no server runs, in the middle of the writing */
  readonly afterKill: (db: Executor) => Promise<void>
  /** checks it at the end, after the second server was stopped */
  readonly afterAll: (db: Executor) => Promise<void>
}

/**
 * Imports a file on a server that is killed while it writes, and lets another one take over.
 * @returns the import after it has ended
 */
export async function importWithKill(imported: KilledImport): Promise<ImportDetail> {
  const { settings, remove } = await sharedTestDatabase()
  const isShared = settings.databaseUrl !== null
  const dataDir = isShared ? await mkdtemp(path.join(os.tmpdir(), 'bdr-test-')) : settings.dataDir
  const start = async () => {
    const started = await startServer({
      DATA_DIR: dataDir,
      DEMO: '0',
      ...(isShared && { DATABASE_URL: settings.databaseUrl! }),
    })
    onTestFinished(() => void started.server.kill('SIGKILL'))
    return started
  }
  const stop = async ({ server }: Awaited<ReturnType<typeof start>>, signal: NodeJS.Signals) => {
    const exited = once(server, 'exit')
    server.kill(signal)
    await exited
  }
  const withDatabase = async (work: (db: Executor) => Promise<unknown>) => {
    const database = await openDatabase(settings)
    await work(database.kysely)
    await database.close()
  }

  await withDatabase(makePeople)
  const first = await start()
  const token = await signIn(first.origin, imported.account)
  const form = new FormData()
  for (const [name, value] of Object.entries(imported.fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(imported.bytes)]), imported.fileName)
  const response = await fetch(first.origin + fillPath(imported.call.path, { product: 'bdr' }), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const unlock = isShared && imported.writtenAtLast ? await lock(settings, imported.writtenAtLast) : null
  const { id } = ((await response.json()) as { data: { id: string } }).data
  const read = (origin: string) => ask(origin, token, readImport, { id })
  const patience = { timeout: 250_000, interval: 20 }
  if (imported.isCommitted) {
    await expect.poll(async () => (await read(first.origin)).isReady, patience).toBe(true)
    await ask(first.origin, token, commitImport, { id })
  }
  await expect.poll(async () => (await read(first.origin)).written, patience).toBeGreaterThan(0)
  await stop(first, 'SIGKILL')
  await unlock?.()

  await withDatabase(async (db) => {
    await imported.afterKill(db)
    // on PostgreSQL the dead node's lease has to end before another one takes over
    await db
      .updateTable('job')
      .set({ due_at: sql<string>`now()` })
      .execute()
  })
  const second = await start()
  await expect
    .poll(async () => (await read(second.origin)).state, { ...patience, interval: 200 })
    .toBe('done')
  const ended = await read(second.origin)
  await stop(second, 'SIGTERM')
  await withDatabase(imported.afterAll)
  await remove()
  await rm(dataDir, { recursive: true, force: true })
  return ended
}

/** Prevents all others from writing a table. @returns a function that ends this */
async function lock(
  settings: Parameters<typeof openDatabase>[0],
  table: string,
): Promise<() => Promise<void>> {
  const database = await openDatabase(settings)
  const ended = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const holding = database.kysely.transaction().execute(async (tx) => {
    await sql`lock table ${sql.table(table)} in share mode`.execute(tx)
    locked.resolve()
    await ended.promise
  })
  await Promise.race([locked.promise, holding])
  return async () => {
    ended.resolve()
    await holding
    await database.close()
  }
}
