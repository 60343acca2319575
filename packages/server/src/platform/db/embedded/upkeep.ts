import { sql } from 'kysely'
import type { Executor } from '../executor.ts'

/** Milliseconds between two checks; a check is one small query. */
const intervalMillis = 5_000
/** Minimum time between checkpoints, since each writes everything that has changed in memory. */
const checkpointAfterMillis = 60_000
/**
 * WAL since the last checkpoint that triggers one, because it has to be replayed after a kill before the first answer.
 */
const checkpointAfterBytes = 16 * 1024 * 1024
/** How much is written before the tables are checked for dead rows. */
const vacuumAfterBytes = 8 * 1024 * 1024
/** New pages of a table that trigger a vacuum; everybody waits about ten milliseconds for it. */
const vacuumAfterPages = 512

export interface Upkeep {
  /** One check, which also runs every few seconds. */
  run(): Promise<void>
  stop(): void
}

/**
 * Does the maintenance of PostgreSQL's background processes, which PGlite lacks. Otherwise the WAL would grow until the
 * next clean stop, dead rows would remain, and the planner would never learn the sizes of tables.
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

  // an error here will occur again in the next request, where it is reported
  const timer = setInterval(() => void run().catch(() => {}), intervalMillis)
  timer.unref()
  return { run, stop: () => clearInterval(timer) }
}

/** Positions in the write-ahead log, in bytes since its start. */
async function walState(executor: Executor): Promise<{ position: bigint; sinceCheckpoint: bigint }> {
  const { rows } = await sql<{ position: string; since_checkpoint: string }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') as position,
      pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as since_checkpoint
    from pg_control_checkpoint()`.execute(executor)
  const { position, since_checkpoint } = rows[0]!
  return { position: BigInt(position), sinceCheckpoint: BigInt(since_checkpoint) }
}

/**
 * Vacuums and analyses table by table, so that requests are served in between. A table needs a vacuum if a fifth of its
 * rows are dead (like PostgreSQL's autovacuum), if it has doubled, or if it has so many new pages that the next vacuum
 * would take too long. Since everybody waits while a table is read, analysing is a separate step, and new rows only
 * cause it once the table has doubled.
 */
async function vacuum(executor: Executor): Promise<void> {
  // a session reports its own counters only occasionally
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
