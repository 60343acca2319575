import { z } from 'zod'
import type { WaitingKey } from './model.ts'

const count = z.number().int().nullable()

/** What the calls answer, by their names. */
export const replies = {
  'dashboard.stats': z.object({
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
}
