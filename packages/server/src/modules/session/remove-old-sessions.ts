import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'

const yesterday = sql<string>`now() - interval '1 day'`

/**
 * Removes sessions, sign-in steps and QR codes that ended more than a day ago, and equally old counts of failed
 * attempts.
 */
export async function removeOldSessions(db: Executor): Promise<void> {
  await db.deleteFrom('session').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('sign_in_step').where('expires_at', '<', yesterday).execute()
  await db.deleteFrom('qr_login').where('expires_at', '<', yesterday).execute()
  await db
    .deleteFrom('sign_in_failure')
    .where('window_started_at', '<', yesterday)
    .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<', yesterday)]))
    .execute()
}
