import { sql } from 'kysely'
import type { Executor } from '../executor.ts'

/** How often we look, and how much may be written until something is done. */
const intervalMillis = 60_000
/** What is written since the last checkpoint is read again after a kill, before the first answer. */
const checkpointAfterBytes = 16 * 1024 * 1024
/** About as much as PostgreSQL's own autovacuum would let pass on tables of our size. */
const vacuumAfterBytes = 32 * 1024 * 1024

export interface Upkeep {
  /** One look, as the clock gives it every minute. */
  run(): Promise<void>
  stop(): void
}

/**
 * Does what PostgreSQL's background processes would: PGlite has none, so its log would grow until
 * the next clean stop, dead rows would stay, and the planner would never learn how large a table is.
 */
export function startUpkeep(executor: Executor): Upkeep {
  let vacuumedAt: bigint | undefined

  async function run(): Promise<void> {
    const { position, sinceCheckpoint } = await walState(executor)
    vacuumedAt ??= position
    if (position - vacuumedAt > vacuumAfterBytes) {
      vacuumedAt = position
      await vacuum(executor)
    }
    if (sinceCheckpoint > checkpointAfterBytes) await sql`checkpoint`.execute(executor)
  }

  // what fails here will fail again, and louder, in the next request
  const timer = setInterval(() => void run().catch(() => {}), intervalMillis)
  timer.unref()
  return { run, stop: () => clearInterval(timer) }
}

/** Positions in the write-ahead log, in bytes since its beginning. */
async function walState(executor: Executor): Promise<{ position: bigint; sinceCheckpoint: bigint }> {
  const { rows } = await sql<{ position: string; since_checkpoint: string }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as position,
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as since_checkpoint
    from pg_control_checkpoint()`.execute(executor)
  const { position, since_checkpoint } = rows[0]!
  return { position: BigInt(position), sinceCheckpoint: BigInt(since_checkpoint) }
}

/** Table by table, so that requests get their turn in between. */
async function vacuum(executor: Executor): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select quote_ident(relname) as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(executor)
  for (const { name } of rows) await sql`vacuum (analyze) ${sql.raw(name)}`.execute(executor)
}
