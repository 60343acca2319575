import { announce } from '../../platform/announce.ts'
import type { Executor } from '../../platform/db/executor.ts'

/**
 * Ends sessions of these people on all nodes after the commit, and their unfinished sign-ins; `keep` is the hash of a
 * session to keep. @returns the number of sessions
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

/** Ends one session of a person; false if the person has none with this id. */
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
 * Ends unfinished sign-ins: neither a second step after a former password, nor a QR code confirmed by an ended session
 * may lead to a new session. Rows in use are skipped: their session is created later, and not at all if the password
 * has changed by then.
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
