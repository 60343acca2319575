import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** Who of the company drives, when the goods are awaited, and when the truck was there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table delivery_note
  add column deliverer_id bigint references staff,
  add column expected_date date,
  add column arrived_at timestamptz;
create index delivery_note_under_way on delivery_note (merchant_id, deliverer_id)
  where status in ('ready', 'in-transit', 'partly-received');
create index delivery_note_trips on delivery_note (merchant_id, id desc) where carrier is not null
  or vehicle_no is not null or driver_name is not null
`,
  )
}
