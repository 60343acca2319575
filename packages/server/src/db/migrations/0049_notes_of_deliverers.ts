import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** Who merely drives lists and counts what is theirs and what is nobody's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create index delivery_note_of_deliverer on delivery_note (merchant_id, deliverer_id, created_at desc, id desc)
`,
  )
}
