import type { AttributeDefinition } from '@bdr/contract/products/replies'
import type { Executor } from '../../platform/db/executor.ts'
import type { Catalogue } from './catalogue.ts'

/** By category: what its goods say of themselves, those of the categories above first. */
export async function attributesOf(
  db: Executor,
  catalogue: Catalogue,
  categoryIds: readonly string[],
): Promise<ReadonlyMap<string, AttributeDefinition[]>> {
  const paths = new Map(categoryIds.map((id) => [id, catalogue.pathOf(id).map((row) => row.id)]))
  const asked = [...new Set([...paths.values()].flat())]
  if (asked.length === 0) return new Map()
  const rows = await db
    .selectFrom('category_attribute')
    .select(['category_id', 'key', 'name', 'type', 'unit', 'choices', 'required', 'varies'])
    .where('category_id', 'in', asked)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const byCategory = Map.groupBy(rows, ({ category_id }) => category_id)
  return new Map(
    [...paths].map(([id, path]) => {
      const all = path.flatMap((one) => byCategory.get(one) ?? [])
      // a category may say otherwise what one above it says
      const last = new Map(
        all.map(({ category_id: _category, ...definition }) => [definition.key, definition]),
      )
      return [id, [...last.values()]]
    }),
  )
}
