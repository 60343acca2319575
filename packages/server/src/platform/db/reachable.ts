import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from './errors.ts'
import type { Database } from './open.ts'

const betweenTriesMillis = 1_000

/**
 * Waits until the database responds, since a machine that boots may start this process first. `onWaiting` is called
 * once with the reason.
 * @throws any error that waiting does not fix, such as a wrong password or a missing database
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

/** Errors of a PostgreSQL that is starting, stopping, or out of connections. */
const passing = new Set(['57P01', '57P02', '57P03', '53300'])

/** The reason why the database is not yet available; null if waiting does not help. */
function whyNotYet(error: unknown): string | null {
  if (!(error instanceof DatabaseUnavailable)) return null
  const { cause } = error
  if (cause instanceof pg.DatabaseError && !passing.has(cause.code ?? '')) return null
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message
}
