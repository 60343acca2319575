import { agendaAhead, type StartStep } from '@bdr/contract/dashboard/model'
import { daysUntil } from '@bdr/contract/kernel/days'
import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { within, type Scope } from '../../platform/scope.ts'

/** Qualifications shown on the first page. */
const shownPapers = 5

/** A company's expired or expiring qualifications, the earliest first. */
export async function papersEnding(db: Executor, scope: Scope, today: string) {
  const { rows } = await sql<{ id: string; kind: string; number: string; validUntil: string }>`
    select id, kind, number, valid_until::text as "validUntil" from qualification
    where ${within(scope, 'merchant_id')} and valid_until <= ${today}::date + ${sql.lit(agendaAhead.papers)}
    order by valid_until, id limit ${sql.lit(shownPapers)}`.execute(db)
  return rows.map((row) => ({ ...row, daysLeft: daysUntil(row.validUntil, today) }))
}

/** The first steps a new company has done; null once all are done or it has an order. */
export async function startOf(db: Executor, merchantId: string): Promise<Record<StartStep, boolean> | null> {
  const { rows } = await sql<Record<StartStep | 'ordered', boolean>>`
    select introduction is not null and phone is not null as company,
      exists (select from qualification q where q.merchant_id = m.id) as papers,
      (select count(*) from staff s where s.merchant_id = m.id and s.deleted_at is null) > 1 as people,
      exists (select from purchase_order o where o.merchant_id = m.id) as ordered
    from merchant m where id = ${merchantId}`.execute(db)
  const { ordered, ...start } = rows[0]!
  return ordered || Object.values(start).every(Boolean) ? null : start
}
