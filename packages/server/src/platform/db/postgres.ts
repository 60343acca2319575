import { Kysely } from 'kysely'
import pg from 'pg'
import type { Schema } from '../../db/schema.ts'
import { poolDialect } from './dialect.ts'
import { toleratesLostConnections } from './lost-connections.ts'
import type { Database } from './database.ts'
import { columnTypes } from './values.ts'

/** A request waits this long for a connection before the database counts as unavailable. */
const connectionTimeoutMillis = 10_000
/** No query of ours should come near this; migrations switch it off for themselves. */
const statementTimeoutMillis = 30_000
/** A node that hangs with row locks held must not stop the others. */
const idleInTransactionMillis = 30_000

/**
 * Opens a pool; the first connection is made by the first query. Sessions run in UTC so that both
 * databases mean the same by a day. jit costs more than it gains on queries of a few milliseconds.
 */
export function openPostgres(databaseUrl: string, poolSize: number): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis,
    statement_timeout: statementTimeoutMillis,
    idle_in_transaction_session_timeout: idleInTransactionMillis,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'bdr-merchant-platform',
    options: '-c TimeZone=UTC -c DateStyle=ISO -c jit=off',
    types: columnTypes,
  })
  toleratesLostConnections(pool)
  const kysely = new Kysely<Schema>({ dialect: poolDialect(pool) })
  return { kysely, kind: 'postgres', close: () => kysely.destroy() }
}
