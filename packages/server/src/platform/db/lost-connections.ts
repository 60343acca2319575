import type pg from 'pg'

/**
 * Ignores the pool's 'error' events. A broken connection already rejects its query and leaves the pool; the event
 * repeats that, and without a listener it would end the process.
 */
export function toleratesLostConnections(pool: pg.Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}
