import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import type { Call, InputOf, ReplyOf } from '@bdr/contract/kernel/call'
import { fillPath, pathFields } from '@bdr/contract/kernel/call'
import { readImport } from '@bdr/contract/imports/calls'
import { importOrders, listOrders } from '@bdr/contract/orders/calls'
import { login } from '@bdr/contract/session/calls'
import { loginSysType } from '@bdr/contract/session/model'
import { sql } from 'kysely'
import { openDatabase } from '../../platform/db/open.ts'
import { sharedTestDatabase } from '../../test/database.ts'
import { largeFile } from './test/large-file.ts'

const main = fileURLToPath(new URL('../../main.ts', import.meta.url))
const orders = 5_000
const lines = 10

/** A server as it is started, with the demo's people, on a database and files that outlive it. */
async function startServer(env: Record<string, string>) {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  const server = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('the server ended as it started')))
  await Promise.race([once(server.stdout, 'data'), ended])
  ended.catch(() => {})
  const origin = `http://127.0.0.1:${port}`
  await expect.poll(() => isUp(origin), { timeout: 50_000 }).toBe(true)
  return { server, origin }
}

const isUp = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )

async function ask<C extends Call>(
  origin: string,
  token: string,
  call: C,
  input: InputOf<C>,
): Promise<ReplyOf<C>> {
  const rest = Object.entries(input).filter(([name]) => !pathFields(call.path).includes(name))
  const url = origin + fillPath(call.path, { product: 'bdr', ...input })
  const query = call.method === 'GET' ? `?${new URLSearchParams(rest as [string, string][])}` : ''
  const response = await fetch(url + query, {
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(call.method !== 'GET' && { 'content-type': 'application/json' }),
    },
    ...(call.method !== 'GET' && { body: JSON.stringify(Object.fromEntries(rest)) }),
  })
  const answer = (await response.json()) as { code: string; msg: string; data: ReplyOf<C> }
  if (answer.code !== '00000') throw new Error(`${call.name}: ${answer.code} ${answer.msg}`)
  return answer.data
}

const signIn = async (origin: string) => {
  const input: InputOf<typeof login> = { principal: 'admin', credentials: 'Bdr@2026', sysType: loginSysType }
  return (await ask(origin, '', login, input)).accessToken!
}

const running: ChildProcess[] = []
afterEach(() => {
  for (const server of running.splice(0)) server.kill('SIGKILL')
})

it(
  'a file of 5,000 orders is imported once and whole, though the server is killed while it writes',
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
    const token = await signIn(first.origin)
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
