import { entryCategories } from '@bdr/contract/content/kinds'
import { z } from 'zod'

const text = z.string().min(1)

/** One numbered part of a plant's drawing. */
const plantPart = z.strictObject({
  name: text,
  /** the materials replaced there */
  materials: text,
  categories: z.array(z.enum(entryCategories)).min(1),
})

const wearPart = z.strictObject({
  equipment: text,
  /** the number in the plant's drawing */
  place: z.int().min(1),
  part: text,
  sign: text,
  cycle: text,
  order: text,
  /** slugs of the encyclopedia's entries about it */
  entries: z.array(text).optional(),
  /** slug of the technique that extends its life */
  technique: text.optional(),
})
export type WearPart = z.output<typeof wearPart>

const milestone = z.strictObject({
  /** time relative to the start of the outage, as shown on the time line */
  at: text,
  title: text,
  text,
})

/** The page of an industry: its plant, the parts that wear, and the plan for their supply. */
export const industrySchema = z.strictObject({
  title: text,
  lead: text,
  description: text,
  drawing: z.strictObject({
    name: text,
    number: text,
    sentence: text,
    /** what the drawing omits */
    note: text,
  }),
  sections: z.array(text).min(1),
  /** labels where lines enter and leave the drawing */
  labels: z.array(text),
  /** names of the kinds of lines */
  media: z.partialRecord(z.enum(['steam', 'water', 'gas', 'air', 'bulk', 'chemical']), text),
  parts: z.array(plantPart).min(1),
  wear: z.strictObject({ lead: text, rows: z.array(wearPart).min(1) }),
  plan: z.strictObject({
    lead: text,
    milestones: z.array(milestone).min(1),
    facts: z.array(z.tuple([text, text])).min(1),
  }),
})
export type IndustryWords = z.output<typeof industrySchema>
