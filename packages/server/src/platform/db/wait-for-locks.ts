import { sql } from 'kysely'
import type { Executor } from './executor.ts'

/**
 * From here to its end the transaction waits for locks as long as a statement may take: seeds, which
 * one node does while the others wait, and imports, which nobody likes to send again.
 */
export async function waitForLocks(tx: Executor): Promise<void> {
  await sql`set local lock_timeout = 0`.execute(tx)
}
