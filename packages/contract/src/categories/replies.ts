import { z } from 'zod'
import { attributeDefinition } from '../products/replies.ts'
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

/** The levels are written out because a serialiser for a recursive schema is slow. */
export const categoryNode = Array.from({ length: categoryLevels }).reduce<z.ZodType>(
  node,
  z.null(),
) as z.ZodType<CategoryNode>

/** A category as operators see it, disabled ones included; the tree follows from `parentId`. */
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
  /** number of merchants that sell in it */
  merchantCount: z.number().int(),
  /** number of attributes its products have, inherited ones included */
  attributeCount: z.number().int(),
})
export type CategoryRow = z.output<typeof categoryRow>

/** The catalogue as operators see it, in display order; every change replies with all of it. */
const catalogueReply = z.array(categoryRow)

/** An attribute as operators see it. */
export const attributeRow = attributeDefinition.extend({
  id: z.string(),
  version: z.number().int(),
  enabled: z.boolean(),
  /** number of approved products of the category that have a value of it */
  productCount: z.number().int(),
})
export type AttributeRow = z.output<typeof attributeRow>

const attributesReply = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  /** whether it has no children: only leaves can have products */
  isLeaf: z.boolean(),
  own: z.array(attributeRow),
  /** from its ancestors, without those it redefines itself */
  inherited: z.array(attributeRow.extend({ categoryId: z.string(), category: z.string() })),
})
export type CategoryAttributes = z.output<typeof attributesReply>

export const unitRow = z.object({
  id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  version: z.number().int(),
  /** number of products measured in this unit */
  productCount: z.number().int(),
})
export type UnitRow = z.output<typeof unitRow>
const unitsReply = z.array(unitRow)

/** The schema of each reply, under the name of its call. */
export const replies = {
  'categories.tree': z.array(categoryNode),
  'categories.catalogue': catalogueReply,
  'categories.add': z.object({ id: z.string(), catalogue: catalogueReply }),
  'categories.change': catalogueReply,
  'categories.move': catalogueReply,
  'categories.enable': catalogueReply,
  'categories.attributes': attributesReply,
  'categories.addAttribute': attributesReply,
  'categories.changeAttribute': attributesReply.extend({
    /** number of products with a value that the changed attribute no longer allows */
    unfitCount: z.number().int(),
  }),
  'categories.enableAttribute': attributesReply,
  'categories.arrangeAttributes': attributesReply,
  'units.list': unitsReply,
  'units.add': unitsReply,
  'units.enable': unitsReply,
}
