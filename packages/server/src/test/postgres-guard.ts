import { once } from 'node:events'
import { rm } from 'node:fs/promises'

/**
 * Outlives the process that started a temporary PostgreSQL, however that one ends, and cleans up: `node
 * postgres-guard.ts <pid of the server> <its folder>`. Its stdin is a pipe from that process, which closes when the
 * process ends.
 */
const [pid, folder] = process.argv.slice(2)

await once(process.stdin.resume(), 'end')
try {
  // immediate shutdown, since its data is not needed
  process.kill(Number(pid), 'SIGQUIT')
} catch {
  // already stopped
}
// it takes a moment to stop, and writes meanwhile
await rm(folder!, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
