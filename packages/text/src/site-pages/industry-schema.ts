import { entryCategories } from '@bdr/contract/content/kinds'
import { z } from 'zod'

const text = z.string().min(1)

/** One numbered spot of a plant's drawing. */
const plantPart = z.strictObject({
  name: text,
  /** what is replaced there */
  materials: text,
  categories: z.array(z.enum(entryCategories)).min(1),
})

const wearPart = z.strictObject({
  equipment: text,
  /** the number in the plant's drawing it stands at */
  place: z.int().min(1),
  part: text,
  sign: text,
  cycle: text,
  order: text,
  /** the encyclopedia's entries on it, by their slugs */
  entries: z.array(text).optional(),
  /** the technique that makes it last longer, by its slug */
  technique: text.optional(),
})
export type WearPart = z.output<typeof wearPart>

const milestone = z.strictObject({
  /** before or after the outage begins, as it stands on the time line */
  at: text,
  title: text,
  text,
})

/** The page of an industry: its plant, which parts of it wear, and how their supply is planned. */
export const industrySchema = z.strictObject({
  title: text,
  lead: text,
  description: text,
  drawing: z.strictObject({
    name: text,
    number: text,
    sentence: text,
    /** what the drawing leaves out */
    note: text,
  }),
  sections: z.array(text).min(1),
  /** where its lines enter and leave the sheet */
  labels: z.array(text),
  /** its kinds of lines */
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
