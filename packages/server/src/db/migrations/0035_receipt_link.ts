import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * The link that whoever stands at the gate signs with, and what was signed: its content as it was then,
 * which nobody changes any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
alter table delivery_note
  add column link_serial int not null default 1,
  add column link_until timestamptz,
  add column link_revoked_at timestamptz;
update delivery_note set link_until = now() + interval '30 days' where status not in ('draft', 'void');

alter table receipt
  add column submission uuid,
  add column content text,
  add column content_hash bytea,
  add check ((content is null) = (content_hash is null));
create unique index receipt_submission on receipt (note_id, submission);

create table receipt_photo (
  receipt_id bigint not null references receipt,
  place int not null,
  file_id bigint not null references file,
  note_line_id bigint references delivery_note_line,
  primary key (receipt_id, place)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was signed does not change';
end $$;
create trigger signed_receipt before update or delete on receipt
  for each row when (old.content is not null) execute function refuse_change()
`,
  )
}
