import { z } from 'zod'
import { industries, entryCategories } from '../content/kinds.ts'

/** What the calls answer, by their names. */
export const replies = {
  'inquiries.trend': z.object({
    points: z.array(z.object({ day: z.string(), count: z.number().int() })),
    total: z.number().int(),
    /** still taking quotations */
    open: z.number().int(),
  }),
  'inquiries.rows': z.array(
    z.object({
      inquiryNo: z.string(),
      industry: z.enum(industries),
      category: z.enum(entryCategories),
      title: z.string(),
      lineCount: z.number().int(),
      publishedAt: z.string(),
      deadline: z.string(),
      open: z.boolean(),
    }),
  ),
}
