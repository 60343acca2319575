import { entryCategories } from '@bdr/contract/content/kinds'
import { z } from 'zod'

const text = z.string().min(1)

/** The parts of a category's code a visitor chooses, named as the page's address names them. */
export const codingFields = ['specification', 'material', 'pressure'] as const
export type CodingField = (typeof codingFields)[number]

export const valveShapes = ['gate', 'globe', 'ball', 'butterfly', 'check'] as const

const option = z.strictObject({
  value: text,
  label: text,
  /** as the code says it */
  code: z.string().regex(/^[0-9A-Z]+$/),
  /** as the description says it */
  written: text,
})

const field = z.strictObject({
  key: z.enum(codingFields),
  /** what it is called in this category */
  name: text,
  values: z.array(option).min(2),
})

const kind = z.strictObject({
  key: text,
  family: text,
  name: text,
  code: z.string().regex(/^[A-Z]{2}$/),
  /** the encyclopedia's category, and its entry */
  category: z.enum(entryCategories),
  entry: text,
  /** how it is drawn; others show their category */
  shape: z.enum(valveShapes).optional(),
  fields: z.tuple([field, field, field]),
  /** what is shown before anybody has chosen; else the first thing there is */
  usual: z.record(z.enum(codingFields), text).optional(),
  /** what is the same for all of this category */
  ends: text,
  /** what moves it, by its nominal size; empty: nothing does */
  drive: z.array(z.strictObject({ upTo: z.number().nullish(), text })),
  /** what cannot be: all the fields named have one of the values named */
  refuses: z
    .array(
      z.strictObject({ when: z.partialRecord(z.enum(codingFields), z.array(text).min(1)), reason: text }),
    )
    .min(1),
  /** what has a category of its own */
  outside: text,
  /** how the same was written before; names of fields in braces */
  variants: z.array(text).length(3),
})

/** The categories the page codes: their fields, the values allowed and what cannot be. */
export const codingSchema = z.strictObject({ kinds: z.array(kind).min(12) })
export type Coding = z.output<typeof codingSchema>
export type CodingKind = Coding['kinds'][number]
export type CodingOption = z.output<typeof option>
