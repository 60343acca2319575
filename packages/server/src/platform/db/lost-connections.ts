import type pg from 'pg'

/**
 * A connection that breaks takes its query with it, which rejects, and leaves the pool. Its
 * 'error' event says the same again and would end the process if nobody listened.
 */
export function toleratesLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
