import { PGlite } from '@electric-sql/pglite'
import { DurableFolder } from './durable-folder.ts'

const settings = [
  // together with DurableFolder this ensures that a commit is on disk before it is answered
  'wal_sync_method=fsync',
  'max_wal_size=64MB',
  // zeroing a new WAL file takes 2,048 small writes while everybody waits; recycled files have their full size already
  'wal_init_zero=off',
  // PGlite's default of 128 MB is cleared at every start; 32 MB are enough because the system's file cache is behind
  // them
  'shared_buffers=32MB',
  'TimeZone=UTC',
  'jit=off',
]

/** The start parameters. PGlite's own ones switch fsync off (-F). */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
]

/** PGlite queries the catalogue for array types, for value parsers that are not used here. */
class PgliteWithoutTypes extends PGlite {
  override async _initArrayTypes(): Promise<void> {}
}

/**
 * Opens the database in a folder of this machine, and creates it if the folder is empty. `onFatal` is called from
 * within the failing query with PostgreSQL's last message.
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
/**
 * The exit code with which PGlite's query loop ends after an ordinary error (POSTGRES_MAIN_LONGJMP); it continues after
 * it.
 */
const ordinaryError = 100

/**
 * Reports errors that would end a PostgreSQL process (a PANIC, a WASM trap). PGlite ignores them and keeps processing
 * messages on corrupted memory.
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
