import { z } from 'zod'
import { optionalText, shortText } from '../kernel/field.ts'

/** What of a line is printed besides its number, order, name, unit and quantity, which always are. */
export const templateColumns = ['material', 'received', 'remark', 'price'] as const
export type TemplateColumn = (typeof templateColumns)[number]

export const templateLimits = { title: 20, copies: 5, copy: 10, footer: 300 } as const

/** How a merchant's delivery notes look on paper. */
export const noteTemplate = z.strictObject({
  title: shortText(templateLimits.title),
  withLogo: z.boolean(),
  /** `price`: unit price and amount, and only for those who may see orders */
  columns: z.array(z.enum(templateColumns)).max(templateColumns.length),
  /** what each copy is called; none: one copy without a name */
  copies: z.array(shortText(templateLimits.copy)).max(templateLimits.copies),
  /** below the signatures */
  footer: optionalText(templateLimits.footer),
})
export type NoteTemplate = z.output<typeof noteTemplate>

/** Notes printed as one file, and what they may hold together. */
export const printLimits = { notes: 50, lines: 2_000 } as const

/** Labels for packages: a roll of 60 × 40 mm, or A4 sheets of 3 × 7. */
export const labelSizes = ['roll', 'a4'] as const
export type LabelSize = (typeof labelSizes)[number]
/** Of each line. */
export const maxLabelsEach = 20
