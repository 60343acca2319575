import { sql } from 'kysely'
import type { Executor } from './executor.ts'

/**
 * From here on the transaction waits for locks as long as a statement may take. For seeds, which one node does while
 * the others wait, and for imports, which nobody wants to repeat.
 */
export async function waitForLocks(tx: Executor): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(tx)
}
