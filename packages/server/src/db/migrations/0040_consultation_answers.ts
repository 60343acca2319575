import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * A visitor's request has a number they can ask by, and an answer they can read. Six hexadecimal
 * digits behind the day: nobody counts our requests by them, and the mobile is asked for as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table consultation
  add column number text not null default (
    'ZX' || to_char(now() at time zone 'Asia/Shanghai', 'YYMMDD') || '-' ||
    upper(substr(md5(random()::text || clock_timestamp()::text), 1, 6))
  ),
  add column answer text,
  add column answered_at timestamptz;
create unique index consultation_number on consultation (number);
`,
  )
}
