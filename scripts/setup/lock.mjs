import { createHash } from 'node:crypto'
import { connect, createServer } from 'node:net'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectFolder } from './project.mjs'

/**
 * Runs `work` while no other process of this folder runs anything under the same name. The lock is a
 * listening socket: the kernel frees it however its holder ends, so that none is ever left behind.
 */
export async function withLock(name, onWait, work) {
  const address = addressOf(name)
  let held = await tryListen(address)
  if (!held) onWait()
  while (!held) {
    await wait(300)
    held = await tryListen(address)
  }
  try {
    return await work()
  } finally {
    await new Promise((closed) => held.close(closed))
  }
}

function addressOf(name) {
  const key = `bdr-${name}-${createHash('sha256').update(projectFolder).digest('hex').slice(0, 16)}`
  if (process.platform === 'linux') return `\0${key}`
  if (process.platform === 'win32') return `\\\\.\\pipe\\${key}`
  return join(tmpdir(), `${key}.sock`)
}

/** The listening server, or null when another process listens there. */
async function tryListen(address) {
  const server = createServer((socket) => socket.destroy())
  const taken = await new Promise((resolve, reject) => {
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(true) : reject(error)))
    server.listen(address, () => resolve(false))
  })
  if (!taken) return server
  await removeIfDead(address)
  return null
}

/** Where sockets are files, a killed holder leaves its file, on which nobody listens. */
async function removeIfDead(address) {
  if (!address.startsWith('/')) return
  const dead = await new Promise((resolve) => {
    const probe = connect(address, () => resolve(false))
    probe.on('error', (error) => resolve(error.code === 'ECONNREFUSED'))
    probe.on('close', () => probe.destroy())
    probe.on('connect', () => probe.end())
  })
  if (dead) rmSync(address, { force: true })
}
