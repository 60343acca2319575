import type { Database } from './database.ts'

export type { Database } from './database.ts'

export interface DatabaseSettings {
  /** `postgres://…`; null for the embedded database in the data folder */
  databaseUrl: string | null
  dataDir: string
  /** maximum number of connections to PostgreSQL; the embedded database has one */
  poolSize?: number
  /**
   * Called when the embedded database has stopped by itself and nothing can be answered any more. Pending queries have
   * been rejected. By default the reason is written to stderr and the process ends.
   */
  onLost?: (reason: Error) => void
  /** Called while this thread would only wait for the embedded database to start in another thread. */
  meanwhile?: () => void
}

/**
 * Opens the configured database. Only the driver it needs is loaded.
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
