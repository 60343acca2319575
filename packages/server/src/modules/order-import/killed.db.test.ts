import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { fillPath } from '@bdr/contract/kernel/call'
import { readImport } from '@bdr/contract/imports/calls'
import { importOrders, listOrders } from '@bdr/contract/orders/calls'
import { sql } from 'kysely'
import { openDatabase } from '../../platform/db/open.ts'
import { sharedTestDatabase } from '../../test/database.ts'
import { ask, signIn, startServer } from '../../test/process-server.ts'
import { largeFile } from './test/large-file.ts'

const orders = 2_000
const lines = 10

const running: ChildProcess[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.kill('SIGKILL')
})

it(
  'a file of 2,000 orders is imported once and whole, though the server is killed while it writes',
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
    const token = await signIn(first.origin, 'admin')
    const count = async (origin: string) => (await ask(origin, token, listOrders, { orderNo: 'KILL-' })).total

    const form = new FormData()
    form.set('mode', 'import')
    form.set('file', new Blob([new Uint8Array(await largeFile('KILL', orders, lines))]), '订单.xlsx')
    const response = await fetch(first.origin + fillPath(importOrders.path, { product: 'bdr' }), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    })
    const { id } = ((await response.json()) as { data: { id: string } }).data
    const progress = () => ask(first.origin, token, readImport, { id })
    await expect
      .poll(async () => (await progress()).written, { timeout: 250_000, interval: 20 })
      .toBeGreaterThan(0)
    const exited = once(first.server, 'exit')
    first.server.kill('SIGKILL')
    await exited

    // on PostgreSQL the dead node's lease has to end before another takes over
    if (settings.databaseUrl !== null) {
      const database = await openDatabase(settings)
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from purchase_order
        where order_no like 'KILL-%'`.execute(database.kysely)
      expect(rows).toEqual([{ count: 0 }])
      await database.kysely
        .updateTable('job')
        .set({ due_at: sql<string>`now()` })
        .execute()
      await database.close()
    }
    const second = await startServer(env)
    running.push(second.server)
    await expect
      .poll(async () => (await ask(second.origin, token, readImport, { id })).state, { timeout: 250_000 })
      .toBe('done')
    expect(await ask(second.origin, token, readImport, { id })).toMatchObject({
      read: orders,
      written: orders,
      failed: 0,
    })
    expect(await count(second.origin)).toBe(orders)
    const stopped = once(second.server, 'exit')
    second.server.kill('SIGTERM')
    await stopped

    const database = await openDatabase(settings)
    const { rows } = await sql`
      select count(*)::int as lines, count(distinct order_id)::int as orders,
        (select count(*)::int from import_part) as parts
      from purchase_order_line l join purchase_order o on o.id = l.order_id
      where o.order_no like 'KILL-%'`.execute(database.kysely)
    expect(rows).toEqual([{ lines: orders * lines, orders, parts: 0 }])
    await database.close()
    await remove()
    await rm(dataDir, { recursive: true, force: true })
  },
)
