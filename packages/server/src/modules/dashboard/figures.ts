import { isNoneOf } from '../../platform/db/one-of.ts'
import { uncountedStatuses } from '@bdr/contract/orders/meaning'
import { ratesDays } from '@bdr/contract/dashboard/model'
import type { Replies } from '@bdr/contract/replies'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Executor } from '../../platform/db/executor.ts'
import { beginningOf } from '../../platform/list.ts'
import { within, type Scope } from '../../platform/scope.ts'

type Figures = NonNullable<z.output<Replies['dashboard.figures']>>

/** The figures of the current month and of the last days within a scope. */
export async function readFigures(db: Executor, scope: Scope, today: string): Promise<Figures> {
  const [month, onTime, answers] = await Promise.all([
    ordersSince(db, scope, `${today.slice(0, 8)}01`),
    shippedOnTime(db, scope, today),
    answerTime(db, scope, today),
  ])
  return { month, onTime, answers }
}

/** Orders since a day, counted like the list with that filter. */
async function ordersSince(db: Executor, scope: Scope, from: string): Promise<Figures['month']> {
  const { rows } = await sql<{ currency: string; orders: number; amount: string }>`
    select currency, count(*)::int as orders,
      coalesce(sum(total_amount) filter (where ${isNoneOf('status', uncountedStatuses)}), 0)::text as amount
    from purchase_order where ${within(scope, 'merchant_id')} and order_date >= ${from}
    group by currency order by count(*) desc, currency`.execute(db)
  return {
    from,
    orders: rows.reduce((sum, { orders }) => sum + orders, 0),
    amounts: rows.map(({ currency, amount }) => ({ currency, amount })),
  }
}

/** Lines dispatched in the last days, and how many of them by their required date. */
async function shippedOnTime(db: Executor, scope: Scope, today: string): Promise<Figures['onTime']> {
  const { rows } = await sql<Figures['onTime']>`
    select count(*)::int as lines,
      (count(*) filter (where n.dispatched_at < ((l.required_date + 1)::timestamp at time zone 'Asia/Shanghai')))::int
        as "onTime"
    from delivery_note n
    join delivery_note_line d on d.note_id = n.id
    join purchase_order_line l on l.id = d.order_line_id
    where ${within(scope, 'n.merchant_id')} and n.dispatched_at >= ${beginningOf(today, -ratesDays)}`.execute(
    db,
  )
  return rows[0]!
}

/** How long the orders of the last days waited for the supplier's first answer. */
async function answerTime(db: Executor, scope: Scope, today: string): Promise<Figures['answers']> {
  const { rows } = await sql<Figures['answers']>`
    select count(*)::int as orders,
      percentile_cont(0.5) within group (order by extract(epoch from a.at - o.created_at) / 3600)::float8
        as "medianHours"
    from purchase_order o
    cross join lateral (
      select min(h.at) as at from history h
      where h.kind = 'order' and h.record_id = o.id and h.action in ('accept', 'reject', 'propose')) as a
    where ${within(scope, 'o.merchant_id')} and o.created_at >= ${beginningOf(today, -ratesDays)}
      and a.at is not null`.execute(db)
  return rows[0]!
}
