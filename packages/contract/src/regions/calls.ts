import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { biz } from '../paths.ts'
import { regionCode } from './model.ts'

/**
 * The choices for an address by province, city and district. With a code, the reply contains the lists along its path
 * and the one below it, so that a form that knows the district fills all three selects at once.
 */
export const readRegions = call({
  name: 'regions.read',
  method: 'GET',
  path: `${biz}/regions`,
  access: 'public',
  cost: 'asks',
  overlay: false,
  shared: true,
  input: () => z.strictObject({ code: regionCode.optional() }),
})
