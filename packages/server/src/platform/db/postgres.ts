import { Kysely, sql } from 'kysely'
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
/** A table or row locked for longer must not take every connection: whoever waits is asked to try again. */
const lockTimeoutMillis = 5_000
/** A node that hangs with row locks held must not stop the others. */
const idleInTransactionMillis = 30_000

/**
 * Opens a pool; the first connection is made by the first query. Sessions run in UTC so that both
 * databases mean the same by a day. A sign of life has a connection of its own. jit and
 * parallel workers cost more than they gain on queries of a few milliseconds.
 */
export function openPostgres(databaseUrl: string, poolSize: number): Database {
  const kysely = kyselyOn(databaseUrl, poolSize)
  const signOfLife = kyselyOn(databaseUrl, 1)
  return {
    kysely,
    kind: 'postgres',
    isBusy: () => false,
    ping: async () => void (await sql`select 1`.execute(signOfLife)),
    close: async () => void (await Promise.all([kysely.destroy(), signOfLife.destroy()])),
  }
}

function kyselyOn(databaseUrl: string, poolSize: number): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: poolSize,
    connectionTimeoutMillis,
    lock_timeout: lockTimeoutMillis,
    statement_timeout: statementTimeoutMillis,
    idle_in_transaction_session_timeout: idleInTransactionMillis,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'bdr-merchant-platform',
    options: '-c TimeZone=UTC -c DateStyle=ISO -c jit=off -c max_parallel_workers_per_gather=0',
    types: columnTypes,
  })
  toleratesLostConnections(pool)
  return new Kysely<Schema>({ dialect: poolDialect(pool) })
}
