import { z } from 'zod'

export const region = z.object({ code: z.string(), name: z.string() })
export type Region = z.output<typeof region>

/** The schema of each reply, under the name of its call. */
export const replies = {
  'regions.read': z.object({
    /** the provinces; the cities of the chosen province; the districts of the chosen city */
    levels: z.array(z.array(region)),
    /** the chosen region and its ancestors from the province down; empty without a code */
    path: z.array(region),
  }),
}
