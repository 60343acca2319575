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

/** How many merchants sell in each category; without those nobody sells in. */
export async function merchantCounts(db: Executor): Promise<ReadonlyMap<string, number>> {
  const rows = await merchantsByCategory.all(db)
  return new Map(rows.map((row) => [row.category_id, row.merchants]))
}

/**
 * The catalogue, which nobody else changes until the transaction ends: names, places and codes of
 * neighbours decide about each other. Readers are not held up.
 */
export async function lockAll(tx: Executor): Promise<Catalogue> {
  await sql`lock table category in share row exclusive mode`.execute(tx)
  return readAll(tx)
}

/** Writes the places of neighbours, in the order given. */
export const writePlaces = (tx: Executor, ids: readonly string[]) =>
  sql`
    update category as c set position = p.place
    from unnest(${[...ids]}::bigint[]) with ordinality as p(id, place)
    where c.id = p.id and c.position <> p.place`.execute(tx)

/** Moves a category and all below it so many levels down. */
export const shiftLevels = (tx: Executor, rows: readonly CategoryRecord[], by: number) =>
  sql`update category set level = level + ${by}::int where id = any(${rows.map((row) => row.id)}::bigint[])`.execute(
    tx,
  )
