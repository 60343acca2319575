import type { ProductContent } from '@bdr/contract/products/model'
import type { ProductSources } from '@bdr/contract/products/replies'
import { categoryPath } from '@bdr/text/names/categories'
import type { Executor } from '../../platform/db/executor.ts'
import type { Scope } from '../../platform/scope.ts'
import { brandsById } from '../brands/queries.ts'
import { allAttributesOf } from '../categories/attributes.ts'
import { readAll } from '../categories/queries.ts'
import { storedFiles } from '../files/present.ts'

type Contents = readonly (ProductContent | null)[]

/** The names of the records a content refers to, for timelines and rules; for files only their names. */
export type ProductNames = Pick<ProductSources, 'categories' | 'brands'> & {
  readonly files: readonly { readonly id: string; readonly name: string }[]
}

/** The records that these contents refer to, with the files' addresses. */
export async function sourcesOf(db: Executor, scope: Scope, contents: Contents): Promise<ProductSources> {
  const files = await storedFiles(db, filesIn(contents))
  return { ...(await choicesOf(db, scope, contents)), files: [...files.values()] }
}

/** The same without the files' addresses, for records of changes. */
export async function namesOf(db: Executor, scope: Scope, contents: Contents): Promise<ProductNames> {
  const ids = filesIn(contents)
  const files =
    ids.length === 0
      ? []
      : await db.selectFrom('file').select(['id', 'name']).where('id', 'in', ids).execute()
  return { ...(await choicesOf(db, scope, contents)), files }
}

async function choicesOf(
  db: Executor,
  scope: Scope,
  contents: Contents,
): Promise<Pick<ProductSources, 'categories' | 'brands'>> {
  const given = contents.filter((one) => one !== null)
  const categoryIds = unique(given.map(({ categoryId }) => categoryId))
  const catalogue = await readAll(db)
  const [attributes, brands] = await Promise.all([
    allAttributesOf(db, catalogue, categoryIds),
    brandsById(db, scope, unique(given.map(({ brandId }) => brandId))),
  ])
  return {
    brands,
    categories: categoryIds.map((id) => ({
      id,
      path: categoryPath(catalogue.pathOf(id).map(({ name }) => name)),
      isClosed: !catalogue.isOpenLeaf(id),
      attributes: attributes.get(id)?.current ?? [],
      retired: attributes.get(id)?.retired ?? [],
    })),
  }
}

const unique = (ids: readonly string[]) => [...new Set(ids)].filter((id) => id !== '')

/** The ids of all files in these contents. */
const filesIn = (contents: Contents): string[] =>
  unique(
    contents.flatMap((content) =>
      content === null ? [] : [...content.pictures, ...content.documents.map(({ fileId }) => fileId)],
    ),
  )
