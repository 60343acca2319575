import { sql } from 'kysely'
import type { Executor } from '../executor.ts'

/** How often we look: a look is one small query. */
const intervalMillis = 5_000
/** A checkpoint writes what has changed in memory, however much was written since the last: not too often. */
const checkpointAfterMillis = 60_000
/** What is written since the last checkpoint is read again after a kill, before the first answer. */
const checkpointAfterBytes = 16 * 1024 * 1024
/** So much is written before we look which tables need it. */
const vacuumAfterBytes = 8 * 1024 * 1024
/** So many pages of new rows are vacuumed at once: everybody waits for some ten milliseconds. */
const vacuumAfterPages = 512

export interface Upkeep {
  /** One look, as the clock gives it every few seconds. */
  run(): Promise<void>
  stop(): void
}

/**
 * Does what PostgreSQL's background processes would: PGlite has none, so its log would grow until
 * the next clean stop, dead rows would stay, and the planner would never learn how large a table is.
 */
export function startUpkeep(executor: Executor): Upkeep {
  let vacuumedAt: bigint | undefined
  let checkpointAt = -Infinity

  async function run(): Promise<void> {
    const { position, sinceCheckpoint } = await walState(executor)
    vacuumedAt ??= position
    if (position - vacuumedAt > vacuumAfterBytes) {
      vacuumedAt = position
      await vacuum(executor)
    }
    if (sinceCheckpoint > checkpointAfterBytes && performance.now() - checkpointAt > checkpointAfterMillis) {
      await sql`checkpoint`.execute(executor)
      checkpointAt = performance.now()
    }
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

/**
 * Table by table, so that requests get their turn in between, and only those where a fifth is dead, as
 * PostgreSQL's own autovacuum has it, that have doubled, or have so many pages of new rows that the next
 * look would find too many for once. Everybody waits while one is read, so that it is analysed by itself,
 * and for new rows only where they are as many as the old ones.
 */
async function vacuum(executor: Executor): Promise<void> {
  // a session hands in its own counts now and then only
  await sql`select pg_stat_force_next_flush()`.execute(executor)
  const { rows } = await sql<{ name: string; outdated: boolean }>`
    select relid::regclass::text as name,
      n_dead_tup > 50 + rows / 5 or n_mod_since_analyze > 500 + n_live_tup / 2 as outdated
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      cross join lateral (select greatest(c.reltuples, 0) as rows) known
    where s.schemaname = 'public' and (n_dead_tup > 50 + rows / 5 or n_ins_since_vacuum > 1000 + rows
      or n_ins_since_vacuum * c.relpages > ${sql.lit(vacuumAfterPages)} * rows)`.execute(executor)
  for (const { name, outdated } of rows) {
    await sql`vacuum ${sql.raw(name)}`.execute(executor)
    if (outdated) await sql`analyze ${sql.raw(name)}`.execute(executor)
  }
}
