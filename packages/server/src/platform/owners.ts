import type { EntityKind } from '@bdr/contract/entities'
import { sql } from 'kysely'
import type { Executor } from './db/executor.ts'

/**
 * Finds the merchants that records belong to, by the records' ids. Records of the marketplace itself, and
 * deleted ones, are left out.
 */
export type OwnersOf = (db: Executor, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>

/** Of each kind that merchants have. */
export type Owners = Readonly<Partial<Record<EntityKind, OwnersOf>>>

/** Of a table that names the merchant, or whoever else `column` says, in each row. */
export const ownersIn =
  (table: string, column = 'merchant_id'): OwnersOf =>
  async (db, ids) => {
    const { rows } = await sql<{ id: string; owner: string }>`
      select id, ${sql.ref(column)} as owner from ${sql.table(table)}
      where id = any(${ids}::bigint[]) and ${sql.ref(column)} is not null`.execute(db)
    return new Map(rows.map((row) => [row.id, row.owner]))
  }
