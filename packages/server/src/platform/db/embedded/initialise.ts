import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from './sync-folder.ts'

/**
 * Makes a new database in `folder` unless there is one. It grows in a folder beside it and moves
 * into place when it is whole, so a process killed meanwhile leaves nothing half-made; and it is
 * made by a short-lived process, because the memory PGlite needs for it would not be given back.
 * The caller holds the folder's lock.
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
