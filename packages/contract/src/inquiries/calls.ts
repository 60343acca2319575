import { z } from 'zod'
import { industries } from '../content/kinds.ts'
import { call } from '../kernel/call.ts'
import { platform } from '../paths.ts'

const homePage = `${platform}/home-page` as const

/** Days the trend can look back. */
export const trendDays = { max: 90, default: 30 } as const
/** Rows the home page shows, and the most it can ask for. */
export const inquiryRows = { max: 50, default: 8 } as const

/**
 * How many inquiries were published, day by day, the oldest first. The same with a token: which of them
 * are somebody's own is known once suppliers are invited to quote.
 */
export const inquiryTrend = call({
  name: 'inquiries.trend',
  method: 'POST',
  path: `${homePage}/inquiryTrend`,
  access: 'public',
  overlay: false,
  input: () =>
    z.strictObject({
      days: z.number().int().min(1).max(trendDays.max).default(trendDays.default),
      industry: z.enum(industries).optional(),
    }),
})

/** The latest inquiries as anybody may see them: without the buyer and without a price. */
export const inquiryRowInfo = call({
  name: 'inquiries.rows',
  method: 'POST',
  path: `${homePage}/getInquiryRowInfo`,
  access: 'public',
  overlay: false,
  input: () =>
    z.strictObject({
      limit: z.number().int().min(1).max(inquiryRows.max).default(inquiryRows.default),
      industry: z.enum(industries).optional(),
    }),
})
