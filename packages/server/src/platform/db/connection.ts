import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import pg from 'pg'
import { asDatabaseError, DatabaseUnavailable, LockTimeout } from './errors.ts'
import type { PlannerStatistics } from './planner-statistics.ts'
import type { StatementNames } from './statement-names.ts'

/** pg copies a config object property by property, which takes longer than sending the query. */
class NamedQuery extends pg.Query {
  readonly name: string | undefined

  constructor(
    text: string,
    values: unknown[] | undefined,
    name: string | undefined,
    answered: (error: Error | undefined, result: unknown) => void,
  ) {
    super(text, values, answered)
    this.name = name
  }
}

/** One connection of the pool, for its whole lifetime. */
export class PooledConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #names: StatementNames
  readonly #statistics: PlannerStatistics
  #discarded = false

  constructor(client: pg.PoolClient, names: StatementNames, statistics: PlannerStatistics) {
    this.#client = client
    this.#names = names
    this.#statistics = statistics
  }

  /**
   * Raw text without parameters is sent as it is and may contain several statements; the rows of the last one are
   * returned.
   */
  async executeQuery<Row>({ query, sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const plain = parameters.length === 0 && query.kind === 'RawNode'
    const result = plain
      ? await this.command(sql)
      : await this.#send(sql, parameters as unknown[], this.#names.nameOf(sql))
    const numAffectedRows = affectedRows(result)
    if (numAffectedRows !== undefined) this.#statistics.wrote(Number(numAffectedRows))
    return { rows: result.rows as Row[], numAffectedRows }
  }

  /** Sends SQL text by the simple protocol. */
  async command(text: string): Promise<pg.QueryResult> {
    const results: pg.QueryResult | pg.QueryResult[] = await this.#send(text)
    return Array.isArray(results) ? (results as pg.QueryResult[]).at(-1)! : results
  }

  async #send(text: string, values?: unknown[], name?: string): Promise<pg.QueryResult> {
    try {
      return await new Promise((resolve, reject) => {
        const answered = (error: Error | undefined, result: unknown) =>
          error ? reject(error) : resolve(result as pg.QueryResult)
        this.#client.query(new NamedQuery(text, values, name, answered))
      })
    } catch (thrown) {
      // pg's stack trace ends in its socket; this one includes the code that made the query
      if (thrown instanceof Error) Error.captureStackTrace(thrown)
      const error = asDatabaseError(thrown)
      // the server sends an error before it closes the connection: nobody else may get the connection in between
      const isLost = error instanceof DatabaseUnavailable && !(error instanceof LockTimeout)
      if (isLost || isOutdatedPlan(error)) this.discard()
      throw error
    }
  }

  /** Closes the connection instead of returning it to the pool. */
  discard(): void {
    this.#discarded = true
  }

  async release(): Promise<void> {
    // the work has been committed, so a failure here must not be reported as its failure
    if (!this.#discarded) await this.#statistics.follow(this).catch(() => {})
    this.#client.release(this.#discarded)
  }

  streamQuery(): never {
    throw new Error('streaming is not supported: page through the rows by key')
  }
}

const writes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

const affectedRows = ({ command, rowCount }: pg.QueryResult): bigint | undefined =>
  writes.has(command) ? BigInt(rowCount ?? 0) : undefined

/**
 * Another node has migrated a table for which this connection has cached plans ("cached plan must not change result
 * type").
 */
const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'routine' in error && error.routine === 'RevalidateCachedQuery'
