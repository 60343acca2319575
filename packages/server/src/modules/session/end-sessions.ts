import { announce } from '../../platform/announce.ts'
import type { Executor } from '../../platform/db/executor.ts'

/**
 * Ends sessions of these people, on all nodes with the commit; `keep` is the hash of one that goes
 * on. @returns how many there were
 */
export async function endSessionsOf(
  tx: Executor,
  staffIds: readonly string[],
  { keep = null }: { keep?: Buffer | null } = {},
): Promise<number> {
  if (staffIds.length === 0) return 0
  const ended = await tx
    .deleteFrom('session')
    .where('staff_id', 'in', staffIds)
    .$if(keep !== null, (q) => q.where('token_hash', '<>', keep!))
    .returning('staff_id')
    .execute()
  announce(
    tx,
    'sessions-ended',
    ended.map((row) => row.staff_id),
  )
  return ended.length
}

/** Ends one session of a person; false when the person has none with this id. */
export async function endSessionOf(tx: Executor, staffId: string, sessionId: string): Promise<boolean> {
  const ended = await tx
    .deleteFrom('session')
    .where('staff_id', '=', staffId)
    .where('id', '=', sessionId)
    .returning('staff_id')
    .execute()
  announce(
    tx,
    'sessions-ended',
    ended.map((row) => row.staff_id),
  )
  return ended.length > 0
}
