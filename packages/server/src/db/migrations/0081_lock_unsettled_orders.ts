import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * An order with an unsettled difference was copied as it was before somebody else's change that had not committed yet,
 * and that change did not see the copy: whoever came second left it stale for good. A note that gains or loses its
 * difference now locks its orders first, in the order in which all locks are taken, and copies what is there then.
 */
const kept = [
  'status',
  'order_no',
  'buyer_name',
  'ship_to',
  'order_date',
  'required_date',
  'total_amount',
  'created_at',
]
const of = (row: string) => kept.map((column) => `${row}.${column}`).join(', ')

const ofNote = `u.merchant_id = new.merchant_id
      and u.order_id in (select l.order_id from delivery_note_line l where l.note_id = new.id)`

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create or replace function keep_unsettled() returns trigger language plpgsql as $$
begin
  perform from purchase_order o
    where o.id in (select l.order_id from delivery_note_line l where l.note_id = new.id)
    order by o.id for no key update;
  if new.status = 'discrepancy' then
    insert into unsettled_order as u (merchant_id, order_id, note_count, ${kept.join(', ')})
    select new.merchant_id, o.id, 1, ${of('o')} from purchase_order o
    where o.id in (select l.order_id from delivery_note_line l where l.note_id = new.id)
    on conflict (merchant_id, order_id) do update set note_count = u.note_count + 1;
  else
    update unsettled_order u set note_count = u.note_count - 1 where ${ofNote};
    delete from unsettled_order u where u.note_count = 0 and ${ofNote};
  end if;
  return null;
end $$;
update unsettled_order u set (${kept.join(', ')}) = (${of('o')}) from purchase_order o
  where o.id = u.order_id and (${of('u')}) is distinct from (${of('o')})
`,
  )
}
