import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

const inMemory = '/dev/shm'
const gibibyte = 2 ** 30
const prefix = 'bdr-tests-'

/**
 * Runs work with a `TMPDIR` of its own, which is removed afterwards. Tests copy a database for each of their
 * files and servers, some 10 GB in all: where there is enough memory the folder is in memory.
 */
export async function inTemporaryFolder(work) {
  const parent = process.env.TMPDIR === undefined && hasRoom() ? inMemory : tmpdir()
  removeAbandoned(parent)
  const folder = mkdtempSync(join(parent, `${prefix}${process.pid}-`))
  // a PostgreSQL started by root runs as another user, with a folder in it
  chmodSync(folder, 0o711)
  try {
    return await work({ TMPDIR: folder })
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** Removes the folders of runs that were killed. */
function removeAbandoned(parent) {
  for (const name of readdirSync(parent)) {
    if (!name.startsWith(prefix) || isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue
    rmSync(join(parent, name), { recursive: true, force: true })
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(inMemory)
    return bavail * bsize > 8 * gibibyte && freemem() > 12 * gibibyte
  } catch {
    return false
  }
}
