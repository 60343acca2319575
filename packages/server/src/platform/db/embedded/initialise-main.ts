import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { openPglite } from './pglite.ts'
import { syncFolder } from './sync-folder.ts'

/** The process that creates a new database: `node initialise-main.ts <folder>`. */
const folder = process.argv[2]!
// the server that started this process is gone; its next start removes what was created so far
process.on('disconnect', () => process.exit(1))

mkdirSync(folder, { recursive: true })
const pglite = await openPglite(folder, (reason) => {
  process.stderr.write(`${reason}\n`)
  process.exit(1)
})
await pglite.close()
syncTree(folder)
process.exit(0)

/** Flushes a tree of files to disk, since initdb writes them without fsync. */
function syncTree(parent: string): void {
  for (const entry of readdirSync(parent, { withFileTypes: true })) {
    const child = path.join(parent, entry.name)
    if (entry.isDirectory()) syncTree(child)
    else syncFile(child)
  }
  syncFolder(parent)
}

function syncFile(file: string): void {
  const descriptor = openSync(file, 'r+')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
