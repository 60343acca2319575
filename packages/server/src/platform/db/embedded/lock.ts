import { link, readFile, rename, rm, unlink, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Holder, heartbeatMillis, isAlive, newHolder } from './holder.ts'

/** Another process has opened the data folder. PGlite itself would not prevent it, and rows would be lost. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse'
  readonly pid: number
  readonly host: string

  constructor(lock: string, { pid, host }: Holder) {
    super(
      `the data folder ${path.dirname(lock)} is in use by process ${pid} on ${host}: stop that one first, ` +
        'or give this one a folder of its own in DATA_DIR',
    )
    this.pid = pid
    this.host = host
  }
}

export interface FolderLock {
  /** Releases the folder, unless the lock has been taken over. */
  release(): Promise<void>
}

/**
 * Locks the database folder for this process with a file next to it.
 * A killed holder leaves its file behind, so the lock is a chain: a process that finds holder X dead creates
 * `….after-X`, which only one process can, and then renames its own file over the lock. Before the rename it checks
 * that the chain it followed is unchanged. Once the lock has a new holder it never names X again, so a slower process
 * that creates `….after-X` again notices that and starts over.
 * @param onLost called when another process took the lock over: stop writing at once
 * @param patienceMillis how long the file of a holder in another machine or container may stay unchanged
 * @throws DataFolderInUse
 */
export async function lockFolder(
  folder: string,
  onLost: (reason: Error) => void,
  patienceMillis = 5 * heartbeatMillis,
): Promise<FolderLock> {
  const lock = `${folder}.lock`
  const me = newHolder()
  const mine = `${lock}.${me.id}`
  await writeFile(mine, JSON.stringify(me))
  try {
    while (!(await tryAcquire(lock, mine, patienceMillis))) continue
  } finally {
    await rm(mine, { force: true })
  }
  return lockHandle(lock, me, onLost)
}

/** Follows the chain once; false if it changed meanwhile. */
async function tryAcquire(lock: string, mine: string, patienceMillis: number): Promise<boolean> {
  const dead: { file: string; id: string }[] = []
  for (let file = lock; ; file = `${lock}.after-${dead.at(-1)!.id}`) {
    if (await createdAs(mine, file)) {
      if (dead.length === 0) return true
      if (!(await allStill(dead))) {
        await unlink(file)
        return false
      }
      await rename(file, lock)
      await Promise.all(dead.slice(1).map((link) => rm(link.file, { force: true })))
      return true
    }
    const holder = await readHolder(file)
    if (!holder) return false
    if (await isAlive(holder, file, patienceMillis)) throw new DataFolderInUse(lock, holder)
    dead.push({ file, id: holder.id })
  }
}

async function allStill(links: { file: string; id: string }[]): Promise<boolean> {
  const holders = await Promise.all(links.map(({ file }) => readHolder(file)))
  return links.every(({ id }, index) => holders[index]?.id === id)
}

/** Atomically creates `file` with the content of `mine` unless it exists. */
async function createdAs(mine: string, file: string): Promise<boolean> {
  try {
    await link(mine, file)
    return true
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false
    throw error
  }
}

async function readHolder(file: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

function lockHandle(lock: string, me: Holder, onLost: (reason: Error) => void): FolderLock {
  let released = false
  const isMine = async () => (await readHolder(lock))?.id === me.id

  async function beat(): Promise<void> {
    if (await isMine()) return utimes(lock, new Date(), new Date())
    if (released) return
    clearInterval(heartbeat)
    // this process was suspended for so long that another one considered it dead
    onLost(new Error(`the lock ${lock} was taken over: another process has opened the data folder`))
  }

  const heartbeat = setInterval(() => void beat().catch(() => {}), heartbeatMillis)
  heartbeat.unref()
  return {
    async release() {
      released = true
      clearInterval(heartbeat)
      if (await isMine()) await rm(lock, { force: true })
    },
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
