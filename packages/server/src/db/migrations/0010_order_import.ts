import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * An order need not state a tax rate, and what people say about the layouts of order files is
 * remembered by the head of their table.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table purchase_order_line alter column tax_rate drop not null;

create table import_layout (
  -- what is imported, 'orders'
  purpose text not null,
  -- SHA-256 of the headings in their order
  head text not null,
  -- JSON [[column, field or null], ...], as they were mapped by hand
  columns text not null default '[]',
  -- whether a price of no stated basis is with tax
  price_basis text check (price_basis in ('gross', 'net')),
  updated_at timestamptz not null default now(),
  primary key (purpose, head)
);
`,
  )
}
