import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Schema } from '../../../db/schema.ts'
import { poolDialect } from '../dialect.ts'
import { toleratesLostConnections } from '../lost-connections.ts'
import type { Database } from '../database.ts'
import { columnTypes } from '../values.ts'
import { type Exchange, WireSocket } from './wire-socket.ts'

/** How long a query waits for the only connection before the database counts as unavailable. */
const connectionTimeoutMillis = 30_000

/** A database on PGlite's single session: whoever has the connection has the session exclusively. */
export function databaseOn(exchange: Exchange, stop: () => Promise<void>): Database {
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis,
    stream: () => new WireSocket(exchange),
    // environment variables (PGHOST, PGSSLMODE, …) must not apply to this database
    host: 'embedded',
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    password: '',
    ssl: false,
    types: columnTypes,
  })
  toleratesLostConnections(pool)
  const kysely = new Kysely<Schema>({ dialect: poolDialect(pool) })
  let closed: Promise<void> | undefined
  return {
    kysely,
    kind: 'embedded',
    isBusy: () => pool.idleCount < pool.totalCount,
    ping: async () => void (await sql`select 1`.execute(kysely)),
    close: () => (closed ??= kysely.destroy().then(stop)),
  }
}
