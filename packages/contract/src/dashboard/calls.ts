import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { ecology } from '../paths.ts'

/** What waits for the person on the first page; null where their post does not see it. */
export const readStats = call({
  name: 'dashboard.stats',
  method: 'GET',
  path: `${ecology}/supplier-ecology/admin/index/data-stats`,
  access: 'dashboard:view',
  input: () => z.strictObject({}),
  shows: ['order', 'delivery-note', 'change-request', 'settle-in', 'consultation'],
})
