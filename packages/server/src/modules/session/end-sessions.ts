import { announce } from '../../platform/announce.ts'
import type { Executor } from '../../platform/db/executor.ts'

/**
 * Ends sessions of these people, on all nodes with the commit, and sign-ins that are half done;
 * `keep` is the hash of a session that goes on. @returns how many sessions there were
 */
export async function endSessionsOf(
  tx: Executor,
  staffIds: readonly string[],
  { except = null }: { except?: Buffer | null } = {},
): Promise<number> {
  if (staffIds.length === 0) return 0
  await endBegunSignIns(tx, staffIds)
  const ended = await tx
    .deleteFrom('session')
    .where('staff_id', 'in', staffIds)
    .$if(except !== null, (q) => q.where('token_hash', '<>', except!))
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

/**
 * A password that was right before it was changed must not wait for its second step, nor a picture
 * that a session confirmed for its desktop. What is being used this moment is passed over: its
 * session opens after this, or not at all where the password is another by then.
 */
async function endBegunSignIns(tx: Executor, staffIds: readonly string[]): Promise<void> {
  for (const table of ['sign_in_step', 'qr_login'] as const)
    await tx
      .deleteFrom(table)
      .where('ticket_hash', 'in', (eb) =>
        eb.selectFrom(table).select('ticket_hash').where('staff_id', 'in', staffIds).forUpdate().skipLocked(),
      )
      .execute()
}
