import { once } from 'node:events'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { commitImport, readImport } from '@bdr/contract/imports/calls'
import { fillPath } from '@bdr/contract/kernel/call'
import { importProducts } from '@bdr/contract/products/import'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { openDatabase } from '../../platform/db/open.ts'
import { sharedTestDatabase } from '../../test/database.ts'
import { ask, signIn, startServer } from '../../test/process-server.ts'
import { fileOf, valves } from './test/sheets.ts'

const products = 800

const running: ChildProcess[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.kill('SIGKILL')
})

it(
  'a list of products goes on where it was when the server was killed, and adds none twice',
  { timeout: 600_000 },
  async () => {
    const { settings, remove } = await sharedTestDatabase()
    const dataDir =
      settings.databaseUrl === null ? settings.dataDir : await mkdtemp(path.join(os.tmpdir(), 'bdr-test-'))
    const env = {
      DATA_DIR: dataDir,
      ...(settings.databaseUrl !== null && { DATABASE_URL: settings.databaseUrl }),
    }
    const first = await startServer(env)
    running.push(first.server)
    const token = await signIn(first.origin, 'owner')
    const form = new FormData()
    form.set('after', 'draft')
    const { bytes } = await fileOf(valves(products, 'KILL'))
    form.set('file', new Blob([new Uint8Array(bytes)]), '商品.xlsx')
    const response = await fetch(first.origin + fillPath(importProducts.path, { product: 'bdr' }), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const { id } = ((await response.json()) as { data: { id: string } }).data
    const progress = () => ask(first.origin, token, readImport, { id })
    await expect.poll(async () => (await progress()).isReady, { timeout: 250_000, interval: 50 }).toBe(true)
    await ask(first.origin, token, commitImport, { id })
    await expect
      .poll(async () => (await progress()).written, { timeout: 250_000, interval: 10 })
      .toBeGreaterThan(0)
    const exited = once(first.server, 'exit')
    first.server.kill('SIGKILL')
    await exited

    const count = async (): Promise<number> => {
      const database = await openDatabase(settings)
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from product where name like '楔式闸阀 KILL %'`.execute(database.kysely)
      // on PostgreSQL the dead node's lease has to end before another takes over
      await database.kysely
        .updateTable('job')
        .set({ due_at: sql<string>`now()` })
        .execute()
      await database.close()
      return rows[0]!.count
    }
    const before = await count()
    expect(before).toBeGreaterThan(0)
    expect(before).toBeLessThan(products)

    const second = await startServer(env)
    running.push(second.server)
    await expect
      .poll(async () => (await ask(second.origin, token, readImport, { id })).state, { timeout: 250_000 })
      .toBe('done')
    expect(await ask(second.origin, token, readImport, { id })).toMatchObject({
      read: products,
      written: products,
      failed: 0,
    })
    const stopped = once(second.server, 'exit')
    second.server.kill('SIGTERM')
    await stopped
    expect(await count()).toBe(products)
    await remove()
    await rm(dataDir, { recursive: true, force: true })
  },
)
