import type { QueryResult } from 'pg'

/** So many rows are written before we look whose statistics are outdated; a look is two small queries. */
const lookAfterRows = 500

/** What a connection executes SQL text with. */
interface Session {
  command(text: string): Promise<QueryResult>
}

/**
 * Keeps what the planner knows of the tables true while much is written. A plan made when a table
 * was empty reads the whole of it for every row it looks for, and is kept as long as its connection
 * lives or until somebody analyses the table. The embedded database has nobody who would, and
 * PostgreSQL's own background process comes within a minute.
 */
export class PlannerStatistics {
  #rowsWritten = 0
  /** what the last look found, and nobody has analysed yet */
  #outgrown: string[] = []

  wrote(rows: number): void {
    this.#rowsWritten += rows
  }

  /**
   * Analyses a table that has outgrown its statistics, when enough was written since the last look. Every
   * connection then plans anew whatever it asks of it. Of several it is one at a time, the next when a
   * connection is released again: where there is one connection alone, others wait for each of them.
   */
  async follow(session: Session): Promise<void> {
    if (this.#outgrown.length === 0 && this.#rowsWritten >= lookAfterRows) {
      this.#rowsWritten = 0
      // a session hands in its own counts now and then only, at the end of a command
      await session.command('select pg_stat_force_next_flush()')
      const { rows } = await session.command(outgrownTables)
      this.#outgrown = rows.map(({ name }: { name: string }) => name)
    }
    const table = this.#outgrown.shift()
    if (table !== undefined) await session.command(`analyze (skip_locked) ${table}`)
  }
}

/**
 * Those that have doubled since; what changes more slowly is left to the regular upkeep. How many rows there
 * are is asked of the counters: a vacuum updates the table's own figure without looking at how values are
 * spread. The planner itself sees how many pages a table has grown by. On the embedded database everybody
 * waits while one is analysed, so that more often would be felt by whoever works beside an import.
 */
const outgrownTables = `
  select relid::regclass as name
  from pg_stat_user_tables s
  where s.schemaname = current_schema() and s.n_mod_since_analyze > 100 + s.n_live_tup / 2
  order by s.n_mod_since_analyze desc`
