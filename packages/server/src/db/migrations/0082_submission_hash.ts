import { sql, type Kysely } from 'kysely'

/** What a phone submitted, so that a repetition is told from other content under the same number. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table receipt add column submission_hash bytea`.execute(db)
}
