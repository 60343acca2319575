import type { ProductContent } from '@bdr/contract/products/model'
import type { ProductSources } from '@bdr/contract/products/replies'
import { categoryPath } from '@bdr/text/categories'
import type { Executor } from '../../platform/db/executor.ts'
import type { Scope } from '../../platform/scope.ts'
import { attributesOf } from '../categories/attributes.ts'
import { readAll } from '../categories/queries.ts'
import { storedFiles } from '../files/present.ts'
import { brandsById } from './brands.ts'

/** What the ids and keys of these contents stand for. */
export async function sourcesOf(
  db: Executor,
  scope: Scope,
  contents: readonly (ProductContent | null)[],
): Promise<ProductSources> {
  const given = contents.filter((one) => one !== null)
  const categoryIds = unique(given.map(({ categoryId }) => categoryId))
  const catalogue = await readAll(db)
  const [attributes, brands, files] = await Promise.all([
    attributesOf(db, catalogue, categoryIds),
    brandsById(db, scope, unique(given.map(({ brandId }) => brandId))),
    storedFiles(db, unique(given.flatMap(filesOf))),
  ])
  return {
    files: [...files.values()],
    brands,
    categories: categoryIds.map((id) => ({
      id,
      path: categoryPath(catalogue.pathOf(id).map(({ name }) => name)),
      isClosed: !catalogue.isOpenLeaf(id),
      attributes: attributes.get(id) ?? [],
    })),
  }
}

const unique = (ids: readonly string[]) => [...new Set(ids)].filter((id) => id !== '')

/** Every file a content names. */
export const filesOf = ({ pictures, documents }: ProductContent): string[] => [
  ...pictures,
  ...documents.map(({ fileId }) => fileId),
]
