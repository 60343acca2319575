import { AbortedTransactionError, type Driver, type TransactionSettings } from 'kysely'
import pg from 'pg'
import { PooledConnection } from './connection.ts'
import { DatabaseUnavailable } from './errors.ts'
import { assertNoOpenTransaction } from './open-transaction.ts'
import { PlannerStatistics } from './planner-statistics.ts'
import { StatementNames } from './statement-names.ts'

/**
 * Kysely's driver on a pg pool, for both databases. The embedded one is a pool with one connection whose socket ends in
 * a worker thread. Queries become named prepared statements automatically.
 */
export class PoolDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #names = new StatementNames()
  readonly #statistics = new PlannerStatistics()
  readonly #connections = new WeakMap<pg.PoolClient, PooledConnection>()

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  async init(): Promise<void> {}

  acquireConnection(): Promise<PooledConnection> {
    assertNoOpenTransaction()
    return new Promise((resolve, reject) => {
      this.#pool.connect((error, client) => {
        if (client) resolve(this.#connectionOf(client))
        else reject(new DatabaseUnavailable('no database connection', { cause: error }))
      })
    })
  }

  #connectionOf(client: pg.PoolClient): PooledConnection {
    let connection = this.#connections.get(client)
    if (!connection) {
      connection = new PooledConnection(client, this.#names, this.#statistics)
      this.#connections.set(client, connection)
    }
    return connection
  }

  releaseConnection(connection: PooledConnection): Promise<void> {
    return connection.release()
  }

  async beginTransaction(connection: PooledConnection, settings: TransactionSettings): Promise<void> {
    await connection.command(beginText(settings))
  }

  async commitTransaction(connection: PooledConnection): Promise<void> {
    const { command } = await connection.command('commit')
    // PostgreSQL answers COMMIT with ROLLBACK if an earlier statement of the transaction failed
    if (command === 'ROLLBACK') throw new AbortedTransactionError()
  }

  async rollbackTransaction(connection: PooledConnection): Promise<void> {
    try {
      await connection.command('rollback')
    } catch (error) {
      connection.discard()
      throw error
    }
  }

  async savepoint(connection: PooledConnection, name: string): Promise<void> {
    await connection.command(`savepoint ${pg.escapeIdentifier(name)}`)
  }

  async rollbackToSavepoint(connection: PooledConnection, name: string): Promise<void> {
    await connection.command(`rollback to savepoint ${pg.escapeIdentifier(name)}`)
  }

  async releaseSavepoint(connection: PooledConnection, name: string): Promise<void> {
    await connection.command(`release savepoint ${pg.escapeIdentifier(name)}`)
  }

  destroy(): Promise<void> {
    return this.#pool.end()
  }
}

function beginText({ isolationLevel, accessMode }: TransactionSettings): string {
  const isolation = isolationLevel ? ` isolation level ${isolationLevel}` : ''
  return `begin${isolation}${accessMode ? ` ${accessMode}` : ''}`
}
