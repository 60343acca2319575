import { readAttributes } from '@bdr/contract/categories/attribute-calls'
import { readCatalogue } from '@bdr/contract/categories/calls'
import type { CategoryAttributes } from '@bdr/contract/categories/replies'
import { readCategoryAttributes } from '@bdr/contract/products/calls'
import { invalidate, setCached } from '../../lib/query.ts'

/** Shows the attributes of a category that a change has returned. */
export function showAttributes(category: CategoryAttributes): void {
  setCached(readAttributes, { id: category.id }, category)
  void invalidate([readCatalogue, readCategoryAttributes])
}
