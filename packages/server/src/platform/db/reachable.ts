import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from './errors.ts'
import type { Database } from './open.ts'

const betweenTriesMillis = 1_000

/**
 * Waits until the database answers: a machine that starts may start us first. `onWaiting` is called
 * once, with what is in the way.
 * @throws whatever waiting does not mend, such as a wrong password or a database that does not exist
 */
export async function untilReachable(
  { kysely }: Pick<Database, 'kysely'>,
  onWaiting: (reason: string) => void,
): Promise<void> {
  for (let first = true; ; first = false) {
    try {
      await sql`select 1`.execute(kysely)
      return
    } catch (error) {
      const reason = whyNotYet(error)
      if (reason === null) throw error
      if (first) onWaiting(reason)
      await pause(betweenTriesMillis)
    }
  }
}

/** PostgreSQL while it starts, stops, or has no connection to spare. */
const passing = new Set(['57P01', '57P02', '57P03', '53300'])

/** What the database or the way to it says; null where it is no use to wait. */
function whyNotYet(error: unknown): string | null {
  if (!(error instanceof DatabaseUnavailable)) return null
  const { cause } = error
  if (cause instanceof pg.DatabaseError && !passing.has(cause.code ?? '')) return null
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}
