import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { prepared } from '../../platform/db/prepared.ts'
import { catalogueOf, type Catalogue, type CategoryRecord } from './catalogue.ts'

const allCategories = prepared((db) =>
  db
    .selectFrom('category')
    .select(['id', 'parent_id', 'code', 'name', 'level', 'position', 'enabled', 'qualifications', 'version']),
)

export const readAll = async (db: Executor): Promise<Catalogue> => catalogueOf(await allCategories.all(db))

const merchantsByCategory = prepared((db) =>
  db
    .selectFrom('merchant_category')
    .select(['category_id', sql<number>`count(*)::int`.as('merchants')])
    .groupBy('category_id'),
)

/** The number of merchants that sell in each category; categories without any are omitted. */
export async function merchantCounts(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await merchantsByCategory.all(db)
  return new Map(rows.map((row) => [row.category_id, row.merchants]))
}

/**
 * Locks the catalogue against other changes until the transaction ends, because names, positions and codes of siblings
 * depend on each other. Readers are not blocked.
 */
export async function lockAll(tx: Executor): Promise<Catalogue> {
  await sql`lock table category in share row exclusive mode`.execute(tx)
  return readAll(tx)
}

/** Writes the positions of siblings in the given order. */
export const writePlaces = (tx: Executor, ids: readonly string[]) =>
  sql`
    update category as c set position = p.place
    from unnest(${[...ids]}::bigint[]) with ordinality as p(id, place)
    where c.id = p.id and c.position <> p.place`.execute(tx)

/** Moves a category and its descendants by a number of levels. */
export const shiftLevels = (tx: Executor, rows: readonly CategoryRecord[], by: number) =>
  sql`update category set level = level + ${by}::int where id = any(${rows.map((row) => row.id)}::bigint[])`.execute(
    tx,
  )
