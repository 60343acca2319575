import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Timelines and the audit log say what every changed field was and is. What the log's details said
 * of it before moves to where it is read from now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table history add column changes jsonb not null default '[]';
alter table audit_log add column changes jsonb not null default '[]';

drop index audit_log_merchant;
create index audit_log_at on audit_log (at desc, id desc);
create index audit_log_merchant on audit_log (merchant_id, at desc, id desc);

update audit_log as l set changes = found.changes
from (
  select a.id, jsonb_agg(jsonb_build_object(
    'field', f.field, 'part', null, 'before', a.detail -> 'before' ->> f.field, 'after', a.detail -> 'after' ->> f.field
  )) as changes
  from audit_log as a
  cross join lateral jsonb_object_keys(
    case when jsonb_typeof(a.detail -> 'after') = 'object' then a.detail -> 'after' else '{}' end
  ) as f(field)
  where jsonb_typeof(a.detail -> 'before' -> f.field) in ('string', 'number', 'null')
    and jsonb_typeof(a.detail -> 'after' -> f.field) in ('string', 'number', 'null')
    and a.detail -> 'before' -> f.field <> a.detail -> 'after' -> f.field
  group by a.id
) as found
where found.id = l.id;

update audit_log set changes = jsonb_build_array(jsonb_build_object(
  'field', 'mobile', 'part', null, 'before', detail ->> 'before', 'after', detail ->> 'after'
))
where action = 'account.changeMobile' and jsonb_typeof(detail -> 'before') = 'string';
`,
  )
}
