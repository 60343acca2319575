import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** The first page asks for the next orders to ship, for a month's orders and for what has left lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create index purchase_order_to_ship on purchase_order (merchant_id, required_date, id)
  where status in ('confirmed', 'partly-shipped');
create index purchase_order_by_day on purchase_order (merchant_id, order_date)
  include (status, currency, total_amount);
create index purchase_order_all_by_day on purchase_order (order_date)
  include (status, currency, total_amount);
create index delivery_note_left on delivery_note (merchant_id, dispatched_at) where dispatched_at is not null;
create index delivery_note_all_left on delivery_note (dispatched_at) where dispatched_at is not null;
create index qualification_ending on qualification (merchant_id, valid_until) where valid_until is not null
`,
  )
}
