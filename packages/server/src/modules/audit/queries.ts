import { sql } from 'kysely'
import type { Executor } from '../../platform/db/executor.ts'
import { beginningOf, readPage, startsWith, type Paging, readChunks } from '../../platform/list.ts'
import { within, type Scope } from '../../platform/scope.ts'

export interface AuditFilter {
  readonly action?: string | undefined
  readonly personId?: string | undefined
  readonly merchantId?: string | undefined
  /** days in China */
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const filtered = (db: Executor, scope: Scope, filter: AuditFilter) =>
  db
    .selectFrom('audit_log as a')
    .where(within(scope, 'a.merchant_id'))
    .$if(filter.merchantId !== undefined, (q) => q.where('a.merchant_id', '=', filter.merchantId!))
    .$if(filter.action !== undefined, (q) =>
      filter.action!.endsWith('.')
        ? q.where('a.action', 'like', startsWith(filter.action!))
        : q.where('a.action', '=', filter.action!),
    )
    .$if(filter.personId !== undefined, (q) =>
      q.where((eb) =>
        eb.or([
          eb('a.actor_id', '=', filter.personId!),
          eb.and([eb('a.subject_kind', '=', 'staff'), eb('a.subject_id', '=', filter.personId!)]),
        ]),
      ),
    )
    .$if(filter.from !== undefined, (q) => q.where('a.at', '>=', beginningOf(filter.from!, 0)))
    .$if(filter.to !== undefined, (q) => q.where('a.at', '<', beginningOf(filter.to!, 1)))

export const auditPage = (db: Executor, scope: Scope, query: AuditFilter & Paging) =>
  readPage(filtered(db, scope, query), query, rowsOf)

/** All entries in the list's order; see `readChunks`. */
export const allAudit = (db: Executor, scope: Scope, query: AuditFilter) =>
  readChunks(filtered(db, scope, query), 'a.id', rowsOf)

const rowsOf = (found: ReturnType<typeof filtered>) =>
  found
    .leftJoin('merchant as m', 'm.id', 'a.merchant_id')
    .leftJoin('staff as actor', 'actor.id', 'a.actor_id')
    .select([
      'a.id',
      'a.at',
      'a.actor_id',
      'a.actor_name',
      'a.action',
      'a.subject_name',
      'a.detail',
      'a.changes',
      'a.address',
      'a.device',
      'a.request_id',
      'm.name as merchant_name',
      sql<boolean>`coalesce(actor.merchant_id is null and actor.id is not null, false)`.as('by_operator'),
    ])
    .orderBy('a.at', 'desc')
    .orderBy('a.id', 'desc')

export type AuditRow = Awaited<ReturnType<typeof auditPage>>['rows'][number]
