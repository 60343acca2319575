import { rm } from 'node:fs/promises'
import { demoDataVariable, startServer } from './server.ts'

/**
 * Playwright's global setup: lets one server fill its data with the demo. Every worker, including one
 * restarted after a failure, starts with a copy of it instead of spending seconds on filling its own.
 */
export default async function fillDemoData(): Promise<() => Promise<void>> {
  const server = await startServer()
  await server.stop()
  process.env[demoDataVariable] = server.dataDir
  return () => rm(server.dataDir, { recursive: true })
}
