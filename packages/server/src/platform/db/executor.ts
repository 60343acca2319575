import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/**
 * What a query runs on: the whole database, or one open transaction. It is the first argument of
 * every query, always, so that a query cannot slip out of the transaction around it.
 */
export type Executor = Kysely<Schema>
