import type { AttributeDefinition } from '@bdr/contract/products/replies'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import type { Catalogue } from './catalogue.ts'

const columns = [
  'id',
  'category_id',
  'key',
  'name',
  'type',
  'unit',
  'choices',
  'required',
  'varies',
  'position',
  'enabled',
  'version',
] as const

/** The categories' own attributes, including disabled ones, in order. */
export const attributesOwnedBy = (db: Executor, categoryIds: readonly string[]) =>
  db
    .selectFrom('category_attribute')
    .select(columns)
    .where(sql<boolean>`category_id = any(${[...categoryIds]}::bigint[])`)
    .orderBy('position')
    .orderBy('id')
    .execute()

export type AttributeRecord = Awaited<ReturnType<typeof attributesOwnedBy>>[number]

/** One attribute, locked. */
export const lockAttribute = (tx: Executor, id: string) =>
  tx.selectFrom('category_attribute').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** The attributes of a category: the enabled ones, and disabled ones that products may still have values of. */
export interface AttributesOfCategory {
  readonly current: AttributeDefinition[]
  readonly retired: AttributeDefinition[]
}

const definitionOf = ({ key, name, type, unit, choices, required, varies }: AttributeRecord) => ({
  key,
  name,
  type,
  unit,
  choices,
  required,
  varies,
})

/** By category: inherited attributes come first; of two with the same key the nearer one is used. */
export async function allAttributesOf(
  db: Executor,
  catalogue: Catalogue,
  categoryIds: readonly string[],
): Promise<ReadonlyMap<string, AttributesOfCategory>> {
  const paths = new Map(categoryIds.map((id) => [id, catalogue.pathOf(id).map((row) => row.id)]))
  const rows = await attributesOwnedBy(db, [...new Set([...paths.values()].flat())])
  const byCategory = Map.groupBy(rows, ({ category_id }) => category_id)
  return new Map(
    [...paths].map(([id, path]) => {
      const all = path.flatMap((one) => byCategory.get(one) ?? [])
      const current = new Map(all.filter(({ enabled }) => enabled).map((row) => [row.key, definitionOf(row)]))
      const retired = new Map(
        all
          .filter(({ enabled, key }) => !enabled && !current.has(key))
          .map((row) => [row.key, definitionOf(row)]),
      )
      return [id, { current: [...current.values()], retired: [...retired.values()] }]
    }),
  )
}

/** By category: the attributes that its products currently have. */
export async function attributesOf(
  db: Executor,
  catalogue: Catalogue,
  categoryIds: readonly string[],
): Promise<ReadonlyMap<string, AttributeDefinition[]>> {
  const all = await allAttributesOf(db, catalogue, categoryIds)
  return new Map([...all].map(([id, { current }]) => [id, current]))
}

/** The number of attributes of each category, including inherited ones. */
export async function attributeCounts(
  db: Executor,
  catalogue: Catalogue,
): Promise<(categoryId: string) => number> {
  const rows = await db
    .selectFrom('category_attribute')
    .select(['category_id', 'key'])
    .where('enabled', '=', true)
    .execute()
  const keys = Map.groupBy(rows, ({ category_id }) => category_id)
  return (id) =>
    new Set(catalogue.pathOf(id).flatMap((one) => (keys.get(one.id) ?? []).map(({ key }) => key))).size
}

/** The values of attributes in approved products of some categories: one for all SKUs, or one for each SKU. */
const valuesOfProducts = (categoryIds: readonly string[], keys: readonly string[]) => sql`
  select p.id, v.key, v.value
  from product p cross join lateral (
    select a.one ->> 'key' as key, a.one ->> 'value' as value
    from jsonb_array_elements(p.live -> 'attributes') as a(one)
    union all
    select a.one ->> 'key', t.text
    from jsonb_array_elements(p.live -> 'variants') as a(one), jsonb_array_elements_text(a.one -> 'values') as t(text)
  ) as v
  where p.live is not null and p.category_id = any(${[...categoryIds]}::bigint[])
    and v.key = any(${[...keys]}::text[]) and v.value <> ''`

/** For each attribute the number of approved products of these categories that have a value of it. */
export async function productsByAttribute(
  db: Executor,
  categoryIds: readonly string[],
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; products: number }>`
    select key, count(distinct id)::int as products from (${valuesOfProducts(categoryIds, keys)}) as v
    group by key`.execute(db)
  return new Map(rows.map(({ key, products }) => [key, products]))
}

/** The number of approved products of these categories whose value of the attribute fails a check. */
export async function productsThatFail(
  db: Executor,
  categoryIds: readonly string[],
  key: string,
  passes: (value: string) => boolean,
): Promise<number> {
  const values = valuesOfProducts(categoryIds, [key])
  const { rows } = await sql<{ value: string }>`select distinct value from (${values}) as v`.execute(db)
  const failing = rows.map(({ value }) => value).filter((value) => !passes(value))
  const counted = await sql<{ products: number }>`
    select count(distinct id)::int as products from (${values}) as v
    where value = any(${failing}::text[])`.execute(db)
  return counted.rows[0]!.products
}
