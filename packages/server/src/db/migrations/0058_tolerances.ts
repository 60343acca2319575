import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * What may be delivered beyond what was ordered is a rule, a mode and a share, that may be set on a line,
 * an order, a merchant and the platform; the nearest one holds. What files said so far were shares of
 * lines. A line's numbers are checked against the share under which it last took more than was ordered,
 * because the rule may have become narrower since.
 */
const rule = `
  add column tolerance_mode text check (tolerance_mode in ('none', 'warn', 'reject')),
  add column tolerance_share numeric(7,6) check (tolerance_share >= 0),
  add check ((tolerance_mode is null) = (tolerance_share is null)),
  add check (tolerance_mode <> 'none' or tolerance_share = 0)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table purchase_order_line rename column tolerance to granted_tolerance;
alter table purchase_order_line ${rule};
alter table purchase_order ${rule};
alter table merchant ${rule};
update purchase_order_line set tolerance_mode = 'reject', tolerance_share = granted_tolerance
where granted_tolerance > 0;
create table platform_tolerance (
  id int primary key default 1 check (id = 1),
  tolerance_mode text not null default 'none' check (tolerance_mode in ('none', 'warn', 'reject')),
  tolerance_share numeric(7,6) not null default 0 check (tolerance_share >= 0),
  version int not null default 1,
  check (tolerance_mode <> 'none' or tolerance_share = 0)
);
insert into platform_tolerance default values
`,
  )
}
