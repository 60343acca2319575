import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Long work: what is to be done, how far it is, and who is at it. `lease` counts the claims, so that
 * a node whose lease has ended cannot write any more. One record has one job of a kind at a time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table job (
  id bigint generated always as identity primary key,
  merchant_id bigint references merchant,
  kind text not null,
  record_id bigint not null,
  -- where the last finished step left off
  place jsonb,
  created_at timestamptz not null default now(),
  -- while a node is at it: when others may take it up
  due_at timestamptz not null default now(),
  lease int not null default 0,
  -- claims and failures since the last finished step
  attempts int not null default 0,
  last_error text,
  ended_at timestamptz,
  outcome text check (outcome in ('done', 'cancelled', 'failed'))
);
create index job_due on job (due_at, id) where ended_at is null;
create unique index job_unended on job (kind, record_id) where ended_at is null;
create index job_ended on job (ended_at) where ended_at is not null
`,
  )
}
