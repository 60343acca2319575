import { PGlite } from '@electric-sql/pglite'
import { DurableFolder } from './durable-folder.ts'

const settings = [
  // together with DurableFolder: a commit is on the disk before it is answered
  'wal_sync_method=fsync',
  'max_wal_size=64MB',
  // a new file of the log is zeroed in 2,048 small writes and everybody waits; one that comes back is whole
  'wal_init_zero=off',
  // PGlite's 128 MB are cleared at every start; behind these 32 stands the system's own cache
  'shared_buffers=32MB',
  'TimeZone=UTC',
  'jit=off',
]

/** PGlite's own parameters turn fsync off (-F): ours leave it on. */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
]

/** PGlite asks the catalogue for array types, for parsers of values that we do not use. */
class PgliteWithoutTypes extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/**
 * Opens the database in a folder of this machine, and creates it if the folder is empty.
 * `onFatal` is called from within the failing query, with PostgreSQL's last words.
 */
export async function openPglite(folder: string, onFatal: (reason: string) => void): Promise<PGlite> {
  let lastWords = ''
  const pglite = new PgliteWithoutTypes({
    fs: new DurableFolder(folder),
    startParams,
    onStderr: (line) => {
      if (/\b(PANIC|FATAL):/.test(line)) lastWords = line
      return false
    },
  })
  await pglite.waitReady.catch((cause: Error) => {
    throw new Error(lastWords || cause.message, { cause })
  })
  reportFatal(pglite, (error) => onFatal(lastWords || String(error)))
  return pglite
}

const loopFunction = '_PostgresMainLoopOnce'
/** How PGlite's query loop is left after an ordinary error (POSTGRES_MAIN_LONGJMP); it goes on after it. */
const ordinaryError = 100

/**
 * PGlite swallows what ends a PostgreSQL process (a PANIC, a trap of the WASM) and tries the next
 * message for ever, on memory nobody may trust any more.
 */
function reportFatal(pglite: PGlite, onFatal: (error: unknown) => void): void {
  const module = pglite.Module as unknown as Record<typeof loopFunction, () => void>
  const loopOnce = module[loopFunction]
  module[loopFunction] = () => {
    try {
      loopOnce()
    } catch (error) {
      if ((error as { status?: number }).status !== ordinaryError) onFatal(error)
      throw error
    }
  }
}
