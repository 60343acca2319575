import type { Database } from './database.ts'

export type { Database } from './database.ts'

export interface DatabaseSettings {
  /** `postgres://…`; null: the embedded database in the data folder */
  databaseUrl: string | null
  dataDir: string
  /** connections to PostgreSQL at most; the embedded database has one */
  poolSize?: number
  /**
   * The embedded database stopped by itself: nothing can be answered any more. Pending queries
   * have been rejected. Unless given, the reason goes to stderr and the process ends.
   */
  onLost?: (reason: Error) => void
  /** Called when nothing is left to do here but wait: the embedded database starts in another thread. */
  meanwhile?: () => void
}

/**
 * Opens the database the settings name. Only the driver that is needed gets loaded.
 * @throws DataFolderInUse another process has the embedded database open
 */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  const { databaseUrl, dataDir, poolSize = 16, onLost = endProcess, meanwhile = () => {} } = settings
  if (databaseUrl !== null) {
    meanwhile()
    const { openPostgres } = await import('./postgres.ts')
    return openPostgres(databaseUrl, poolSize)
  }
  const { openEmbedded } = await import('./embedded/open.ts')
  return openEmbedded(dataDir, onLost, meanwhile)
}

function endProcess(reason: Error): void {
  process.stderr.write(`${reason.message}\n`)
  process.exit(1)
}
