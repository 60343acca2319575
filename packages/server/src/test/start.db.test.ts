import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { databaseKind, sharedTestDatabase } from './database.ts'
import { startServer } from './process-server.ts'

/** Packages with dozens of files each that one request in a hundred needs. */
const forLater = ['ajv', 'pdfmake', 'qrcode', 'sanitize-html', 'sharp', 'nodemailer', '@fastify/swagger-ui']

// the embedded database is filled with the demo, whose pictures need the renderer
it.runIf(databaseKind === 'postgres')('a start loads nothing that only some request needs', async () => {
  const { settings, remove } = await sharedTestDatabase()
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bdr-test-'))
  const env = { DEMO: '0', DATA_DIR: dataDir, DATABASE_URL: settings.databaseUrl! }
  const stop = async (server: ChildProcess) => {
    server.kill('SIGKILL')
    await once(server, 'exit')
  }
  // the first start fills the catalogue and the website's content
  await stop((await startServer(env)).server)
  const { server } = await startServer({
    ...env,
    NODE_OPTIONS: `--import=${import.meta.resolve('./print-loaded.ts')}`,
  })
  onTestFinished(async () => {
    await stop(server)
    await remove()
    await rm(dataDir, { recursive: true, force: true })
  })
  const lines: string[] = []
  server.stdout.on('data', (chunk: Buffer) => lines.push(chunk.toString()))
  server.kill('SIGUSR2')
  const printed = () => /^\[".*"\]$/m.exec(lines.join(''))?.[0]
  await expect.poll(printed).toBeDefined()
  const loaded = JSON.parse(printed()!) as string[]
  expect(loaded.some((file) => file.includes('/node_modules/fastify/'))).toBe(true)
  expect(forLater.filter((name) => loaded.some((file) => file.includes(`/node_modules/${name}/`)))).toEqual(
    [],
  )
})
