import { z } from 'zod'
import { call } from '../kernel/call.ts'
import { ecology } from '../paths.ts'
import type { WaitingKey } from './model.ts'

const count = z.number().int().nullable()

/** What waits for the person on the first page; null where their post does not see it. */
export const readStats = call({
  name: 'dashboard.stats',
  method: 'GET',
  path: `${ecology}/supplier-ecology/admin/index/data-stats`,
  access: 'dashboard:view',
  input: z.strictObject({}),
  reply: z.object({
    ordersToConfirm: count,
    ordersInReview: count,
    ordersToShip: count,
    notesReady: count,
    notesInTransit: count,
    notesInDispute: count,
    settleIns: count,
    changeRequests: count,
    consultations: count,
  } satisfies Record<WaitingKey, typeof count>),
  shows: ['order', 'delivery-note', 'change-request', 'settle-in', 'consultation'],
})
