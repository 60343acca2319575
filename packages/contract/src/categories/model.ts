import type { QualificationKind } from './qualifications.ts'

/** Levels of the tree; products belong to its leaves. */
export const categoryLevels = 4
export const categoryNameLength = 40
/** Children of one category: nobody reads a longer drop-down to its end. */
export const maxCategoryChildren = 99

export interface CategoryNode {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly level: number
  /** qualifications this category requires, in addition to those its ancestors require */
  readonly qualifications: QualificationKind[]
  readonly children: CategoryNode[]
}
