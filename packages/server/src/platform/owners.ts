import type { EntityKind } from '@bdr/contract/entities'
import { sql } from 'kysely'
import type { Executor } from './db/executor.ts'

/**
 * Finds the merchants of records by the records' ids. Records of the marketplace itself, and deleted ones, are omitted.
 */
export type OwnersOf = (db: Executor, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** One function for each kind of record that belongs to merchants. */
export type Owners = Readonly<Partial<Record<EntityKind, OwnersOf>>>

/** Reads the merchant, or whatever `column` contains, from the rows of a table. */
export const ownersIn =
  (table: string, column = 'merchant_id'): OwnersOf =>
  async (db, ids) => {
    const { rows } = await sql<{ id: string; owner: string }>`
      select id, ${sql.ref(column)} as owner from ${sql.table(table)}
      where id = any(${ids}::bigint[]) and ${sql.ref(column)} is not null`.execute(db)
    return new Map(rows.map((row) => [row.id, row.owner]))
  }
