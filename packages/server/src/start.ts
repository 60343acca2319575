import type { Env } from './platform/env.ts'
import { openDatabase } from './platform/db/open.ts'

/** Opens the database and runs the server until the process is asked to stop. */
export async function startServer(env: Env): Promise<void> {
  const { databaseUrl, dataDir, poolSize } = env
  const load = async () => {
    const { serve, loadPages } = await import('./serve.ts')
    // not awaited: meanwhile the database is migrated
    void loadPages(env).catch(() => {})
    return serve
  }
  const database = await openDatabase({
    ...{ databaseUrl, dataDir, poolSize },
    // loading the modules takes as long as the database, in another thread, takes to start; errors are reported below
    meanwhile: () => void load().catch(() => {}),
  })
  const serve = await load()
  await serve(env, database)
}
