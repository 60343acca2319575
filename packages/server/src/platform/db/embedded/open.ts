import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '../database.ts'
import { initialise } from './initialise.ts'
import { lockFolder } from './lock.ts'
import { startThread } from './thread.ts'

/**
 * Opens PGlite in `dataDir/db`: locked against other processes, initialised if it is new, and running in a thread of
 * its own so that a heavy query does not block the server.
 */
export async function openEmbedded(
  dataDir: string,
  onLost: (reason: Error) => void,
  meanwhile: () => void,
): Promise<Database> {
  const folder = path.resolve(dataDir, 'db')
  await mkdir(dataDir, { recursive: true })
  const lock = await lockFolder(folder, onLost)
  try {
    await initialise(folder)
    const starting = startThread(folder, onLost)
    meanwhile()
    // the modules that talk to the thread load while it starts
    const [thread, { databaseOn }, { startUpkeep }] = await Promise.all([
      starting,
      import('./pool.ts'),
      import('./upkeep.ts'),
    ])
    const database = databaseOn(thread.exchange, async () => {
      upkeep.stop()
      await thread.close()
      await lock.release()
    })
    const upkeep = startUpkeep(database.kysely)
    return database
  } catch (error) {
    await lock.release()
    throw error
  }
}
