import type { Executor } from './executor.ts'

export interface Database {
  readonly kysely: Executor
  readonly kind: 'embedded' | 'postgres'
  /** Whether others use or wait for the embedded database's only connection. PostgreSQL has enough for everybody. */
  isBusy(): boolean
  /**
   * Checks that the database responds, on a connection of its own if there is one, so that waiting queries do not delay
   * it.
   */
  ping(): Promise<void>
  /** Waits for running queries, then closes. Further calls have no effect. */
  close(): Promise<void>
}
