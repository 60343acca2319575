import { entryCategories } from '@bdr/contract/content/kinds'
import { z } from 'zod'

const text = z.string().min(1)

/** The parts of a category's code that a visitor chooses, with the names used in the page's address. */
export const codingFields = ['specification', 'material', 'pressure'] as const
export type CodingField = (typeof codingFields)[number]

export const valveShapes = ['gate', 'globe', 'ball', 'butterfly', 'check'] as const

const option = z.strictObject({
  value: text,
  label: text,
  /** as written in the code */
  code: z.string().regex(/^[0-9A-Z]+$/),
  /** as written in the description */
  written: text,
})

const field = z.strictObject({
  key: z.enum(codingFields),
  /** the field's name in this category */
  name: text,
  values: z.array(option).min(2),
})

const kind = z.strictObject({
  key: text,
  family: text,
  name: text,
  code: z.string().regex(/^[A-Z]{2}$/),
  /** the encyclopedia's category and entry */
  category: z.enum(entryCategories),
  entry: text,
  /** the drawing for it; without one the drawing of the category is used */
  shape: z.enum(valveShapes).optional(),
  fields: z.tuple([field, field, field]),
  /** the initial choice; if missing, the first value of each field */
  usual: z.record(z.enum(codingFields), text).optional(),
  /** end connections, the same for the whole category */
  ends: text,
  /** the actuator by nominal size; empty if there is none */
  drive: z.array(z.strictObject({ upTo: z.number().nullish(), text })),
  /** combinations that do not exist: all named fields have one of the named values */
  refuses: z
    .array(
      z.strictObject({ when: z.partialRecord(z.enum(codingFields), z.array(text).min(1)), reason: text }),
    )
    .min(1),
  /** similar things that have a category of their own */
  outside: text,
  /** other spellings used before; names of fields in braces */
  variants: z.array(text).length(3),
})

/** The categories that the page can encode: their fields, allowed values and impossible combinations. */
export const codingSchema = z.strictObject({ kinds: z.array(kind).min(12) })
export type Coding = z.output<typeof codingSchema>
export type CodingKind = Coding['kinds'][number]
export type CodingOption = z.output<typeof option>
