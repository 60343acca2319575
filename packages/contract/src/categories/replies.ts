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
  /** what its goods are asked for, by it and those above it */
  attributeCount: z.number().int(),
})
export type CategoryRow = z.output<typeof categoryRow>

/** The catalogue as operators keep it, in the order it is shown; every change answers it anew. */
const catalogueReply = z.array(categoryRow)

/** An attribute as operators keep it. */
export const attributeRow = attributeDefinition.extend({
  id: z.string(),
  version: z.number().int(),
  enabled: z.boolean(),
  /** approved products of the category that have a value of it */
  productCount: z.number().int(),
})
export type AttributeRow = z.output<typeof attributeRow>

const attributesReply = z.object({
  id: z.string(),
  name: z.string(),
  path: z.string(),
  /** nothing lies below it: goods are put here */
  isLeaf: z.boolean(),
  own: z.array(attributeRow),
  /** of the categories above, without what its own say otherwise */
  inherited: z.array(attributeRow.extend({ categoryId: z.string(), category: z.string() })),
})
export type CategoryAttributes = z.output<typeof attributesReply>

export const unitRow = z.object({
  id: z.string(),
  name: z.string(),
  enabled: z.boolean(),
  version: z.number().int(),
  /** products counted in it */
  productCount: z.number().int(),
})
export type UnitRow = z.output<typeof unitRow>
const unitsReply = z.array(unitRow)

/** What the calls answer, by their names. */
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
    /** products whose value the attribute takes no longer */
    unfitCount: z.number().int(),
  }),
  'categories.enableAttribute': attributesReply,
  'categories.arrangeAttributes': attributesReply,
  'units.list': unitsReply,
  'units.add': unitsReply,
  'units.enable': unitsReply,
}
