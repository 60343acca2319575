import * as calls from '@bdr/contract/inquiries/calls'
import type { Clock } from '../../platform/clock.ts'
import { bind, type BoundCall } from '../../platform/gateway/bind.ts'
import { latestInquiries, trendOf } from './queries.ts'

/** Both are POST by the specification, and only read. */
const onlyReads = { transactional: false }

export function inquiryRoutes(clock: Clock): BoundCall[] {
  return [
    bind(
      calls.inquiryTrend,
      async ({ db, input }) => {
        const { points, ...trend } = await trendOf(db, { today: clock.today(), ...input })
        return { ...trend, points: [...points] }
      },
      onlyReads,
    ),
    bind(calls.inquiryRowInfo, ({ db, input }) => latestInquiries(db, input), onlyReads),
  ]
}
