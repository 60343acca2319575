import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from '../../db/schema.ts'
import { poolDialect } from './dialect.ts'
import { toleratesLostConnections } from './lost-connections.ts'
import type { Database } from './database.ts'
import { columnTypes } from './values.ts'

/** How long a request waits for a connection before the database counts as unavailable. */
const connectionTimeoutMillis = 10_000
/** No query of ours comes near this limit; migrations switch it off. */
const statementTimeoutMillis = 30_000
/**
 * A table or row that is locked for longer must not occupy all connections: the waiting requests are refused and can be
 * repeated.
 */
const lockTimeoutMillis = 5_000
/** A node that hangs while it holds row locks must not block the others. */
const idleInTransactionMillis = 30_000

/**
 * Opens a pool. The first query makes the first connection. Sessions run in UTC so that a day means the same on both
 * databases. The ping has a connection of its own. jit and parallel workers are off because they cost more than they
 * gain for queries of a few milliseconds.
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
