import type { Env } from './platform/env.ts'
import { openDatabase } from './platform/db/open.ts'

/** Opens the database and runs the server on it until the process is asked to stop. */
export async function startServer(env: Env): Promise<void> {
  const { databaseUrl, dataDir, poolSize } = env
  const load = async () => {
    const { serve, loadPages } = await import('./serve.ts')
    // not waited for: the database is brought up to date meanwhile
    void loadPages(env).catch(() => {})
    return serve
  }
  const database = await openDatabase({
    ...{ databaseUrl, dataDir, poolSize },
    // loading what will answer takes as long as the database, in another thread, takes to start; what
    // goes wrong with it is told below
    meanwhile: () => void load().catch(() => {}),
  })
  const serve = await load()
  await serve(env, database)
}
