import * as calls from '@bdr/contract/categories/attribute-calls'
import type { AttributeRow, CategoryAttributes } from '@bdr/contract/categories/replies'
import { valueFault } from '@bdr/contract/products/faults'
import { categoryPath } from '@bdr/text/names/categories'
import type { Executor } from '../../platform/db/executor.ts'
import { notFound } from '../../platform/errors.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import {
  attributesOwnedBy,
  productsByAttribute,
  productsThatFail,
  type AttributeRecord,
} from './attributes.ts'
import type { Catalogue } from './catalogue.ts'
import { addAttribute, arrangeAttributes, changeAttribute, enableAttribute } from './change-attributes.ts'
import { readAll } from './queries.ts'

export const attributeRoutes = (): BoundCall[] => [
  bind(calls.readAttributes, ({ db, input }) => present(db, input.id)),
  bind(calls.addAttribute, async ({ db, viewer, caller, input }) => {
    await addAttribute(db, { viewer, caller }, input)
    return present(db, input.id)
  }),
  bind(calls.changeAttribute, async ({ db, viewer, caller, input }) => {
    const changed = await changeAttribute(db, { viewer, caller }, input)
    return { ...(await present(db, changed.category_id)), unfitCount: await unfitCount(db, changed) }
  }),
  bind(calls.enableAttribute, async ({ db, viewer, caller, input }) =>
    present(db, await enableAttribute(db, { viewer, caller }, input)),
  ),
  bind(calls.arrangeAttributes, async ({ db, viewer, caller, input }) => {
    await arrangeAttributes(db, { viewer, caller }, input)
    return present(db, input.id)
  }),
]

/** A category and all of its descendants. */
const withBelow = (catalogue: Catalogue, id: string): string[] => [
  id,
  ...catalogue.childrenOf(id).flatMap((child) => withBelow(catalogue, child.id)),
]

/** The number of products with a value that the attribute no longer allows. */
async function unfitCount(db: Executor, { category_id, key, ...definition }: AttributeRecord) {
  const categories = withBelow(await readAll(db), category_id)
  return productsThatFail(db, categories, key, (value) => valueFault(definition, value) === null)
}

async function present(db: Executor, id: string): Promise<CategoryAttributes> {
  const catalogue = await readAll(db)
  const path = catalogue.pathOf(id)
  if (path.length === 0) throw notFound()
  const rows = await attributesOwnedBy(
    db,
    path.map((row) => row.id),
  )
  const used = await productsByAttribute(db, withBelow(catalogue, id), [
    ...new Set(rows.map(({ key }) => key)),
  ])
  const row = (one: AttributeRecord): AttributeRow => ({
    id: one.id,
    key: one.key,
    name: one.name,
    type: one.type,
    unit: one.unit,
    choices: one.choices,
    required: one.required,
    varies: one.varies,
    version: one.version,
    enabled: one.enabled,
    productCount: used.get(one.key) ?? 0,
  })
  const own = rows.filter(({ category_id }) => category_id === id)
  const inherited = path
    .slice(0, -1)
    .flatMap((above) =>
      rows
        .filter(({ category_id, key }) => category_id === above.id && own.every((one) => one.key !== key))
        .map((one) => ({ ...row(one), categoryId: above.id, category: above.name })),
    )
  return {
    id,
    name: path.at(-1)!.name,
    path: categoryPath(path.map(({ name }) => name)),
    isLeaf: catalogue.childrenOf(id).length === 0,
    own: own.map(row),
    inherited,
  }
}
