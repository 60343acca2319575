import type { Executor } from './executor.ts'

export interface Database {
  readonly kysely: Executor
  readonly kind: 'embedded' | 'postgres'
  /** Whether others have or await the one connection of the embedded database; PostgreSQL has some for everybody. */
  isBusy(): boolean
  /** Asks for a sign of life, on a way of its own where there is one: queries that wait do not keep it up. */
  ping(): Promise<void>
  /** Waits for running queries, then closes. Calling it again changes nothing. */
  close(): Promise<void>
}
