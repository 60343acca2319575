/**
 * The product while it is being changed: what is saved in the web packages is built again, and the
 * server starts again after every change.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { node24 } from './setup/node24.mjs'
import { projectFolder } from './setup/project.mjs'
import { environmentFor } from './setup/run.mjs'
import { setup, setupOrExit } from './setup.mjs'

await setupOrExit()
const node = node24()
const env = environmentFor(node, { NODE_ENV: 'development' })

let server = startServer()
let latestChange = null
let working = false

for (const name of ['contract', 'text', 'server', 'web']) {
  watch(join(projectFolder, 'packages', name, 'src'), { recursive: true }, () => {
    latestChange = performance.now()
    void followChanges()
  })
}

async function followChanges() {
  if (working) return
  working = true
  while (latestChange !== null) {
    await quiet()
    latestChange = null
    await stopServer()
    // A fault in a page is said; the server goes on with the last build that worked.
    await setup().catch((error) => console.error(`\n✗ ${error.message}`))
    server = startServer()
  }
  working = false
}

/** Editors write several files at a time. */
async function quiet() {
  while (performance.now() - latestChange < 150) await new Promise((tick) => setTimeout(tick, 50))
}

function startServer() {
  return spawn(node, ['packages/server/src/main.ts'], { cwd: projectFolder, env, stdio: 'inherit' })
}

/** The data folder has one owner at a time: the old server must be gone before the next starts. */
async function stopServer() {
  if (server.exitCode !== null || server.signalCode !== null) return
  const gone = once(server, 'exit')
  server.kill('SIGTERM')
  await gone
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => void stopServer().then(() => process.exit()))
}
