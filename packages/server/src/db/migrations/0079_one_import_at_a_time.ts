import { sql, type Kysely } from 'kysely'

/**
 * Of the files of one company only one of a kind is being added at any time (for kinds that belong to a record: one for
 * each record), which calls on several nodes can only know from the database. Where several are being added right now,
 * all but the oldest end.
 *
 * `failure` tells why an import failed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table import_job add column failure text check (failure in ('data', 'service'))`.execute(db)
  await sql`
    update import_job as later set state = 'failed', failure = 'service', ended_at = now()
    where state = 'writing' and exists (
      select from import_job as earlier
      where earlier.state = 'writing' and earlier.id < later.id and earlier.merchant_id = later.merchant_id
        and earlier.kind = later.kind and coalesce(earlier.about_id, 0) = coalesce(later.about_id, 0))`.execute(
    db,
  )
  await sql`
    create unique index import_job_one_writing
    on import_job (merchant_id, kind, coalesce(about_id, 0)) where state = 'writing'`.execute(db)
}
