import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** What waits for somebody's word is counted without reading what does not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create index purchase_order_line_proposed on purchase_order_line (order_id) where status = 'proposed';
create index delivery_note_all_by_status on delivery_note (status, created_at desc, id desc)
`,
  )
}
