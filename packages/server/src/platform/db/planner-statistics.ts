import type { QueryResult } from 'pg'

/** Written rows after which outdated statistics are looked for; that takes two small queries. */
const checkAfterRows = 500

/** The part of a connection that executes SQL text. */
interface Session {
  command(text: string): Promise<QueryResult>
}

/**
 * Keeps the planner's statistics up to date while much is written. A plan made for an empty table scans the whole table
 * for every row, and stays cached until its connection closes or the table is analysed. The embedded database has no
 * autovacuum, and PostgreSQL's own runs only once a minute.
 */
export class PlannerStatistics {
  #rowsWritten = 0
  /** tables found by the last check and not yet analysed */
  #outgrown: string[] = []

  wrote(rows: number): void {
    this.#rowsWritten += rows
  }

  /**
   * Analyses a table that has outgrown its statistics, once enough was written since the last check. All connections
   * then make new plans for it. Only one table is analysed at a time, the next one when a connection is released again,
   * because with a single connection everybody has to wait.
   */
  async follow(session: Session): Promise<void> {
    if (this.#outgrown.length === 0 && this.#rowsWritten >= checkAfterRows) {
      this.#rowsWritten = 0
      // a session reports its own counters only occasionally, at the end of a command
      await session.command('select pg_stat_force_next_flush()')
      const { rows } = await session.command(outgrownTables)
      this.#outgrown = rows.map(({ name }: { name: string }) => name)
    }
    const table = this.#outgrown.shift()
    if (table !== undefined) await session.command(`analyze (skip_locked) ${table}`)
  }
}

/**
 * Tables that have doubled since they were last analysed; slower growth is left to the regular maintenance. Numbers of
 * rows come from the statistics counters, because a vacuum updates `reltuples` without analysing values. The planner
 * itself takes the growth in pages into account. On the embedded database everybody waits during an analyse, so more
 * frequent ones would slow down people who work during an import.
 */
const outgrownTables = `
  select relid::regclass as name
  from pg_stat_user_tables s
  where s.schemaname = current_schema() and s.n_mod_since_analyze > 100 + s.n_live_tup / 2
  order by s.n_mod_since_analyze desc`
