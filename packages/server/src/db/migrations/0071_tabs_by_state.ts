import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * A tab under a filter is counted to a limit, state by state: of what waits, a twentieth of all,
 * each column that lists are filtered by has an index behind the state. So to count stops where the limit is,
 * and reads no row that is not counted. What the indexes of single tabs carried for that is taken out of them.
 *
 * Orders whose difference is not settled are kept with what lists filter and sort by: to look each of them up
 * among a million took operators longer than all other tabs together.
 */
interface Whose {
  readonly prefix: '' | '_all'
  readonly columns: (keys: string) => string
  readonly where: (condition: string) => string
}
const own: Whose = {
  prefix: '',
  columns: (keys) => `(merchant_id, ${keys})`,
  where: (condition) => condition,
}
const all: Whose = {
  prefix: '_all',
  columns: (keys) => `(${keys}) include (merchant_id)`,
  where: (condition) => `merchant_id is distinct from 0 and ${condition}`,
}

const ofTabs = {
  answer: `status in ('pending', 'partly-confirmed')`,
  shipment: `status in ('confirmed', 'partly-shipped')`,
  arrival: `status in ('partly-shipped', 'shipped', 'partly-received')`,
  decision: `status in ('partly-confirmed', 'change-review')`,
}
// said by what they are not: the planner would look for each of them in the index, and once more for the one asked
const waitingOrders = `status not in ('completed', 'rejected', 'cancelled', 'closed')`
const waitingNotes = `status not in ('draft', 'received', 'void')`

const orders = ({ prefix, columns, where }: Whose) => {
  const tabs = Object.entries(ofTabs).map(
    ([tab, condition]) => `
drop index purchase_order${prefix}_${tab};
create index purchase_order${prefix}_${tab} on purchase_order ${columns('created_at desc, id desc')}
  where ${where(condition)};`,
  )
  const filters = {
    day: 'order_date',
    due: 'required_date',
    no: 'order_no collate "C"',
    buyer: 'buyer_name',
    address: 'ship_to',
  }
  const waiting = Object.entries(filters).map(
    ([name, column]) => `
create index purchase_order${prefix}_waiting_by_${name} on purchase_order ${columns(`status, ${column}, id`)}
  where ${where(waitingOrders)};`,
  )
  return [...tabs, ...waiting].join('')
}

const notes = ({ prefix, columns, where }: Whose) =>
  Object.entries({ no: 'note_no collate "C"', buyer: 'buyer_name' })
    .map(
      ([name, column]) => `
create index delivery_note${prefix}_waiting_by_${name} on delivery_note ${columns(`status, ${column}, id`)}
  where ${where(waitingNotes)};`,
    )
    .join('')

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

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
${orders(own)}
${orders(all)}
${notes(own)}
${notes(all)}
alter table unsettled_order add column status text, add column order_no text, add column buyer_name text,
  add column ship_to text, add column order_date date, add column required_date date,
  add column total_amount numeric, add column created_at timestamptz;
update unsettled_order u set (${kept.join(', ')}) = (select ${of('o')} from purchase_order o where o.id = u.order_id);
alter table unsettled_order ${kept.map((column) => `alter column ${column} set not null`).join(', ')};
create or replace function keep_unsettled() returns trigger language plpgsql as $$
begin
  if new.status = 'discrepancy' then
    insert into unsettled_order (merchant_id, order_id, note_id, ${kept.join(', ')})
    select new.merchant_id, o.id, new.id, ${of('o')} from purchase_order o
    where o.id in (select l.order_id from delivery_note_line l where l.note_id = new.id);
  else
    delete from unsettled_order u using delivery_note_line l
    where l.note_id = new.id and u.merchant_id = new.merchant_id and u.order_id = l.order_id and u.note_id = new.id;
  end if;
  return null;
end $$;
create function keep_order_of_unsettled() returns trigger language plpgsql as $$
begin
  update unsettled_order set (${kept.join(', ')}) = (${of('new')})
  where merchant_id = new.merchant_id and order_id = new.id;
  return null;
end $$;
create trigger keep_order_of_unsettled after update on purchase_order for each row
  when ((${of('old')}) is distinct from (${of('new')}))
  execute function keep_order_of_unsettled();
analyze unsettled_order
`,
  )
}
