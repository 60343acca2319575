import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * The orders of a day stand in their index as in the list, by when they were received: the first of each day of a
 * month are read without sorting all of them.
 */
const indexes = [
  { name: 'by_day', day: 'order_date', included: 'status, currency, total_amount' },
  { name: 'by_due', day: 'required_date', included: 'status' },
]

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    indexes
      .map(
        ({ name, day, included }) => `
drop index purchase_order_${name}, purchase_order_all_${name};
create index purchase_order_${name} on purchase_order (merchant_id, ${day}, created_at, id) include (${included});
create index purchase_order_all_${name} on purchase_order (${day}, created_at, id)
  include (${included}, merchant_id) where merchant_id is distinct from 0;`,
      )
      .join(''),
  )
}
