import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { platform } from '../paths.ts'

/** The merchants an operator may choose among, by code or name. */
export const merchantOptions = call({
  name: 'merchants.options',
  method: 'GET',
  path: `${platform}/merchants/options`,
  access: 'merchant:view-all',
  overlay: false,
  input: z.strictObject({ keyword: z.string().trim().max(50).optional() }),
  reply: z.array(z.object({ id: z.string(), code: z.string(), name: z.string() })),
})
