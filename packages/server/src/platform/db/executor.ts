import type { Kysely } from 'kysely'
import type { Schema } from '../../db/schema.ts'

/**
 * What a query runs on: the whole database, or an open transaction. It is always the first argument of a query, so that
 * no query accidentally runs outside the surrounding transaction.
 */
export type Executor = Kysely<Schema>
