import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** The line of an order that a quotation won names the supplier's own product that was offered, as it was called then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table purchase_order_line add column product jsonb;
update purchase_order_line as l set product = q.product
from inquiry_award a
  join inquiry_line i on i.id = a.inquiry_line_id
  join quotation_line q on q.quotation_id = a.quotation_id and q.number = a.number
    and q.inquiry_line_id = a.inquiry_line_id
where l.order_id = a.order_id and l.line_no = i.line_no and q.product is not null
`,
  )
}
