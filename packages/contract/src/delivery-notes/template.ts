import { z } from 'zod'
import { optionalText, shortText } from '../kernel/field.ts'

/** Optional columns of a printed line. Number, order, name, unit and quantity are always printed. */
export const templateColumns = ['material', 'received', 'remark', 'price'] as const
export type TemplateColumn = (typeof templateColumns)[number]

export const templateLimits = { title: 20, copies: 5, copy: 10, footer: 300 } as const

/** The print template of a merchant's delivery notes. */
export const noteTemplate = z.strictObject({
  title: shortText(templateLimits.title),
  withLogo: z.boolean(),
  /** `price`: unit price and amount, printed only for people who may see orders */
  columns: z.array(z.enum(templateColumns)).max(templateColumns.length),
  /** the names of the copies; if empty, one copy without a name is printed */
  copies: z.array(shortText(templateLimits.copy)).max(templateLimits.copies),
  /** printed below the signatures */
  footer: optionalText(templateLimits.footer),
})
export type NoteTemplate = z.output<typeof noteTemplate>

/** Notes printed in one file, and the sum of their lines. */
export const printLimits = { notes: 50, lines: 2_000 } as const

/** Labels for packages: a roll of 60 × 40 mm, or A4 sheets of 3 × 7. */
export const labelSizes = ['roll', 'a4'] as const
export type LabelSize = (typeof labelSizes)[number]
/** Labels for each line. */
export const maxLabelsEach = 20
