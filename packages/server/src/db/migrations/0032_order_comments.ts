import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/** What supplier and operator say to each other of an order, and which reminders were given. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table order_comment (
  id bigint generated always as identity primary key,
  merchant_id bigint not null references merchant,
  order_id bigint not null references purchase_order,
  staff_id bigint not null references staff,
  author_name text not null,
  by_operator boolean not null,
  body text not null,
  created_at timestamptz not null default now()
);
create index order_comment_order on order_comment (order_id, id);
alter table purchase_order add column answer_reminded_at timestamptz;
alter table purchase_order_line add column due_reminded_at timestamptz;
create index purchase_order_unanswered on purchase_order (created_at)
  where status in ('pending', 'partly-confirmed') and answer_reminded_at is null;
create index purchase_order_line_unreminded on purchase_order_line (required_date)
  where status = 'accepted' and quantity - cancelled_quantity > shipped_quantity and due_reminded_at is null
`,
  )
}
