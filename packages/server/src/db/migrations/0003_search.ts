import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** The start of a number finds its record at once: for a merchant, and for operators among all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create index purchase_order_all_by_number on purchase_order (order_no text_pattern_ops);
create index delivery_note_by_number on delivery_note (merchant_id, note_no text_pattern_ops);
create index delivery_note_all_by_number on delivery_note (note_no text_pattern_ops)
`,
  )
}
