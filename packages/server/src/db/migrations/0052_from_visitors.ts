import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * An inquiry remembers the visitor's request it was made of. What operators say of the company stands by
 * the name of the fact: there are a dozen, and a row is there once somebody has given it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table inquiry add column consultation_id bigint references consultation;
create index inquiry_of_consultation on inquiry (consultation_id) where consultation_id is not null;

create table company_fact (
  name text primary key,
  value text not null,
  updated_at timestamptz not null default now()
);
`,
  )
}
