import type { Env } from './platform/env.ts'
import { openDatabase } from './platform/db/open.ts'

/** Opens the database, and serves what stands on it until told to stop. */
export async function startServer(env: Env): Promise<void> {
  // the embedded database starts in a thread of its own: what will answer loads meanwhile
  const [database, { serve }] = await Promise.all([
    openDatabase({ databaseUrl: env.databaseUrl, dataDir: env.dataDir, poolSize: env.poolSize }),
    import('./serve.ts'),
  ])
  await serve(env, database)
}
