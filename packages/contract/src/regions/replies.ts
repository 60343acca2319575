import { z } from 'zod'

export const region = z.object({ code: z.string(), name: z.string() })
export type Region = z.output<typeof region>

/** What the calls answer, by their names. */
export const replies = {
  'regions.read': z.object({
    /** provinces; the cities of the chosen province; the districts of the chosen city */
    levels: z.array(z.array(region)),
    /** the chosen region from its province down; empty without a code */
    path: z.array(region),
  }),
}
