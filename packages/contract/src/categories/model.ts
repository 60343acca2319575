import { z } from 'zod'
import { qualificationKind, type QualificationKind } from './qualifications.ts'

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

const node = (children: z.ZodType) =>
  z.object({
    id: z.string(),
    code: z.string(),
    name: z.string(),
    level: z.number().int(),
    qualifications: z.array(qualificationKind),
    children: z.array(children),
  })

/** Written out level by level: a serialiser made from a schema that refers to itself is not fast. */
export const categoryNode = Array.from({ length: categoryLevels }).reduce<z.ZodType>(
  node,
  z.null(),
) as z.ZodType<CategoryNode>

/** A category as operators keep it, disabled ones included; the tree follows from `parentId`. */
export const categoryRow = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  code: z.string(),
  name: z.string(),
  level: z.number().int(),
  position: z.number().int(),
  enabled: z.boolean(),
  qualifications: z.array(qualificationKind),
  version: z.number().int(),
  /** merchants that sell in it */
  merchantCount: z.number().int(),
})
export type CategoryRow = z.output<typeof categoryRow>
