import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** How a merchant's delivery notes look on paper. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table note_template (
  merchant_id bigint primary key references merchant,
  template jsonb not null,
  version int not null default 1,
  updated_at timestamptz not null default now()
)
`,
  )
}
