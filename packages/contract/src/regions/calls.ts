import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { biz } from '../paths.ts'
import { region, regionCode } from './model.ts'

/**
 * The choices of an address by province, city and district. With a code: the lists it stands in and
 * the one below it, so that a form that knows the district fills all three at once.
 */
export const readRegions = call({
  name: 'regions.read',
  method: 'GET',
  path: `${biz}/regions`,
  access: 'public',
  overlay: false,
  input: z.strictObject({ code: regionCode.optional() }),
  reply: z.object({
    /** provinces; the cities of the chosen province; the districts of the chosen city */
    levels: z.array(z.array(region)),
    /** the chosen region from its province down; empty without a code */
    path: z.array(region),
  }),
})
