import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { ObjectStore } from './object-store.ts'

/** Objects as files in a folder: for one node, or several that share a disk. */
export function folderStore(folder: string): ObjectStore {
  const unfinishedFolder = path.join(folder, 'unfinished')
  const pathOf = (key: string): string => path.join(folder, ...fannedOut(key))

  return {
    async put(key, bytes) {
      const target = pathOf(key)
      const unfinished = path.join(unfinishedFolder, randomUUID())
      await mkdir(unfinishedFolder, { recursive: true })
      await mkdir(path.dirname(target), { recursive: true })
      try {
        await writeDurably(unfinished, bytes)
        await rename(unfinished, target)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
      await syncFolder(path.dirname(target))
    },

    async get(key) {
      const file = await openOrNull(pathOf(key))
      if (!file) return null
      const { size } = await file.stat()
      return { stream: file.createReadStream(), bytes: size }
    },

    async size(key) {
      try {
        return (await stat(pathOf(key))).size
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true })
    },

    async tidy() {
      const names = await readdir(unfinishedFolder).catch(() => [])
      for (const name of names) {
        const file = path.join(unfinishedFolder, name)
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
        if (Date.now() - mtimeMs > abandonedAfter) await rm(file, { force: true })
      }
    },

    direct: null,
  }
}

/** Milliseconds after which a temporary file is abandoned: no upload takes an hour. */
const abandonedAfter = 3_600_000

/** `ab/cd/abcdef…`, because a folder with a hundred thousand files is slow to list and to back up. */
function fannedOut(key: string): string[] {
  if (!/^[a-z0-9]{8,}(\.[a-z0-9]+)*$/.test(key)) throw new Error('not a key of ours')
  return [key.slice(0, 2), key.slice(2, 4), key]
}

async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/**
 * Flushes the file's name to disk, so that it survives a power failure. Windows cannot open folders and does not need
 * it.
 */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function openOrNull(file: string): Promise<FileHandle | null> {
  try {
    return await open(file, 'r')
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
