import * as calls from '@bdr/contract/categories/calls'
import type { CategoryRow } from '@bdr/contract/categories/replies'
import type { Executor } from '../../platform/db/executor.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { attributeRoutes } from './attribute-routes.ts'
import { attributeCounts } from './attributes.ts'
import { ownKinds } from './catalogue.ts'
import { addCategory, changeCategory, enableCategory, moveCategory } from './change.ts'
import { merchantCounts, readAll } from './queries.ts'
import { unitRoutes } from './units.ts'

export function categoryRoutes(): BoundCall[] {
  return [
    ...attributeRoutes(),
    ...unitRoutes(),
    bind(calls.readCategoryTree, async ({ db }) => (await readAll(db)).tree()),
    bind(calls.readCatalogue, ({ db }) => presentCatalogue(db)),
    bind(calls.addCategory, async ({ db, viewer, caller, input }) => {
      const id = await addCategory(db, { viewer, caller }, input)
      return { id, catalogue: await presentCatalogue(db) }
    }),
    bind(calls.changeCategory, async ({ db, viewer, caller, input }) => {
      await changeCategory(db, { viewer, caller }, input)
      return presentCatalogue(db)
    }),
    bind(calls.moveCategory, async ({ db, viewer, caller, input }) => {
      await moveCategory(db, { viewer, caller }, input)
      return presentCatalogue(db)
    }),
    bind(calls.enableCategory, async ({ db, viewer, caller, input }) => {
      await enableCategory(db, { viewer, caller }, input)
      return presentCatalogue(db)
    }),
  ]
}

async function presentCatalogue(db: Executor): Promise<CategoryRow[]> {
  const [catalogue, merchants] = await Promise.all([readAll(db), merchantCounts(db)])
  const attributesOf = await attributeCounts(db, catalogue)
  return catalogue.inOrder().map((row) => ({
    id: row.id,
    parentId: row.parent_id,
    code: row.code,
    name: row.name,
    level: row.level,
    position: row.position,
    enabled: row.enabled,
    qualifications: ownKinds(row),
    version: row.version,
    merchantCount: merchants.get(row.id) ?? 0,
    attributeCount: attributesOf(row.id),
  }))
}
