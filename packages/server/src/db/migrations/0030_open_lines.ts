import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * What is still to leave the gate is read by merchant and due day without looking at what has left: a
 * line knows its merchant, and the index holds the open lines alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table purchase_order_line add column merchant_id bigint references merchant;
update purchase_order_line as l set merchant_id = o.merchant_id from purchase_order o where o.id = l.order_id;
alter table purchase_order_line alter column merchant_id set not null;
create index purchase_order_line_open on purchase_order_line (merchant_id, required_date, id)
  where status = 'accepted' and quantity - cancelled_quantity > shipped_quantity;
analyze purchase_order_line
`,
  )
}
