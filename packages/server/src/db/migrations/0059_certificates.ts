import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * A file of a delivery note may belong to one of its lines. It names the order's line, which stays: the
 * note's own lines are written anew whenever its draft is edited.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table attachment
  add column order_line_id bigint references purchase_order_line,
  add check (order_line_id is null or kind = 'delivery-note')
`,
  )
}
