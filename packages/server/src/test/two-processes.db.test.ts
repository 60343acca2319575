import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, inject, onTestFinished, test } from 'vitest'
import { databaseKind } from './database.ts'
import { createDatabase } from './postgres-cluster.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

test.runIf(databaseKind === 'postgres')(
  'two processes that start together on an empty database both start with the demo',
  { timeout: 120_000 },
  async () => {
    const { url } = inject('testTemplate') as { url: string }
    const name = `test_${randomUUID().replaceAll('-', '')}`
    const database = await createDatabase(url, name)
    const nodes = await Promise.all([startProcess(database), startProcess(database)])
    for (const node of nodes) {
      await expect
        .poll(() => node.health(), { timeout: 90_000, interval: 200, message: node.printed() })
        .toBe(200)
    }
    const signIns = await Promise.all(nodes.map((node) => node.signIn('owner')))
    expect(signIns).toEqual(['00000', '00000'])
  },
)

async function startProcess(database: string) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bdr-test-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: origin,
      DATABASE_URL: database,
      DATA_DIR: dataDir,
      DEMO: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  onTestFinished(async () => {
    if (child.exitCode === null) {
      const exited = once(child, 'exit')
      child.kill('SIGKILL')
      await exited
    }
    await rm(dataDir, { recursive: true, force: true })
  })
  return {
    printed: () => printed,
    health: async () => {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${printed}`)
      return fetch(`${origin}/healthz`).then(
        ({ status }) => status,
        () => null,
      )
    },
    signIn: async (principal: string) => {
      const answer = await fetch(`${origin}/bdr-auth/ua/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ principal, credentials: 'Bdr@2026', sysType: 3 }),
      })
      return ((await answer.json()) as { code: string }).code
    },
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
