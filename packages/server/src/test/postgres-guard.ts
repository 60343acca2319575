import { once } from 'node:events'
import { rm } from 'node:fs/promises'

/**
 * Outlives the process that started a throw-away PostgreSQL, however that one ends, and clears up
 * behind it: `node postgres-guard.ts <pid of the server> <its folder>`. Our stdin is a pipe of
 * that process, so it ends with it.
 */
const [pid, folder] = process.argv.slice(2)

await once(process.stdin.resume(), 'end')
try {
  // immediate shutdown: nothing in it is worth a checkpoint
  process.kill(Number(pid), 'SIGQUIT')
} catch {
  // stopped already
}
// it takes a moment to stop, and writes meanwhile
await rm(folder!, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
