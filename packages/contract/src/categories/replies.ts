import { z } from 'zod'
import { categoryLevels, type CategoryNode } from './model.ts'
import { qualificationKind } from './qualifications.ts'

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

/** The catalogue as operators keep it, in the order it is shown; every change answers it anew. */
const catalogueReply = z.array(categoryRow)

/** What the calls answer, by their names. */
export const replies = {
  'categories.tree': z.array(categoryNode),
  'categories.catalogue': catalogueReply,
  'categories.add': z.object({ id: z.string(), catalogue: catalogueReply }),
  'categories.change': catalogueReply,
  'categories.move': catalogueReply,
  'categories.enable': catalogueReply,
}
