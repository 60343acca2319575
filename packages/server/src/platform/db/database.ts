import type { Executor } from './executor.ts'

export interface Database {
  readonly kysely: Executor
  readonly kind: 'embedded' | 'postgres'
  /** Waits for running queries, then closes. Calling it again changes nothing. */
  close(): Promise<void>
}
