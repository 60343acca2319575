import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from './sync-folder.ts'

/**
 * Creates a new database in `folder` if there is none. It is created in a temporary folder next to it and renamed when
 * complete, so that a killed process leaves nothing incomplete. A short-lived process does it, because PGlite would not
 * release the memory it needs. The caller holds the folder's lock.
 */
export async function initialise(folder: string): Promise<void> {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return
  await removeUnfinished(folder)
  const unfinished = `${folder}${unfinishedMark}${process.pid}-${Date.now()}`
  const child = fork(new URL('./initialise-main.ts', import.meta.url), [unfinished], { execArgv: [] })
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null]
  if (code !== 0) throw new Error(`creating the embedded database failed (${signal ?? `exit code ${code}`})`)
  await rename(unfinished, folder)
  syncFolder(path.dirname(folder))
}

const unfinishedMark = '.new-'

async function removeUnfinished(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  const mark = path.basename(folder) + unfinishedMark
  const left = (await readdir(parent)).filter((name) => name.startsWith(mark))
  await Promise.all(left.map((name) => rm(path.join(parent, name), { recursive: true, force: true })))
}
