import type { QualificationKind } from './qualifications.ts'

/** Levels of the tree; goods hang on its leaves. */
export const categoryLevels = 4
export const categoryNameLength = 40
/** Children of one category: a drop-down nobody reads to its end is no choice. */
export const maxCategoryChildren = 99

export interface CategoryNode {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly level: number
  /** papers asked for here; a category's own come on top of those above it */
  readonly qualifications: QualificationKind[]
  readonly children: CategoryNode[]
}
