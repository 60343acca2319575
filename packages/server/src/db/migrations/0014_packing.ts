import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** How a delivery is packed, and from which batch a line's goods come: what the gate counts and the laboratory asks for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table delivery_note
  add column packages int check (packages > 0),
  add column gross_weight numeric check (gross_weight > 0);
alter table delivery_note_line add column batch text
`,
  )
}
