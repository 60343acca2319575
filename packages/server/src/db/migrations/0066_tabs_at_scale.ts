import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * What tabs and filters of lists had to look for in each record is kept beside them, by triggers, whoever
 * writes:
 *
 * - the distinct buyers and addresses of a merchant and, under merchant 0, of all. A name is added once and
 *   stays. There is no unique index, for which whoever writes a new name would wait for somebody else who does:
 *   one that two wrote at the same moment is there twice.
 * - the orders of notes whose difference is not settled.
 *
 * What waits is a twentieth of all: its indexes carry what lists filter by, so that a tab under a filter reads
 * nothing else. Open lines are counted by what of them is packed.
 */
const whose = (columns: string, prefix: '' | '_all') =>
  prefix === '' ? `(merchant_id, ${columns})` : `(${columns})`
const included = (columns: string, prefix: '' | '_all') =>
  `include (${columns}${prefix === '' ? '' : ', merchant_id'})`
const ofWhom = (condition: string, prefix: '' | '_all') =>
  `${prefix === '' ? '' : 'merchant_id is distinct from 0 and '}${condition}`

const waiting = {
  answer: `'pending', 'partly-confirmed'`,
  shipment: `'confirmed', 'partly-shipped'`,
  arrival: `'partly-shipped', 'shipped', 'partly-received'`,
  decision: `'partly-confirmed', 'change-review'`,
}
const orders = (prefix: '' | '_all') =>
  Object.entries(waiting)
    .map(
      ([name, statuses]) => `
drop index purchase_order${prefix}_${name};
create index purchase_order${prefix}_${name} on purchase_order ${whose('created_at desc, id desc', prefix)}
  ${included('status, order_no, buyer_name, ship_to, order_date, required_date', prefix)}
  where ${ofWhom(`status in (${statuses})`, prefix)};`,
    )
    .join('')

const notes = (prefix: '' | '_all') => `
drop index delivery_note${prefix}_by_age, delivery_note${prefix}_arrival;
create index delivery_note${prefix}_by_age on delivery_note ${whose('created_at desc, id desc', prefix)}
  ${included('status', prefix)}${prefix === '' ? '' : ' where merchant_id is distinct from 0'};
create index delivery_note${prefix}_arrival on delivery_note ${whose('created_at desc, id desc', prefix)}
  ${included('status, note_no, buyer_name', prefix)}
  where ${ofWhom(`status in ('in-transit', 'partly-received')`, prefix)};
create index delivery_note${prefix}_in_hand on delivery_note ${whose('status, created_at desc, id desc', prefix)}
  ${included('note_no, buyer_name', prefix)} where ${ofWhom(`status in ('ready', 'discrepancy')`, prefix)};`

const isOpen = `status = 'accepted' and quantity - cancelled_quantity > shipped_quantity`
const isPacked = 'quantity - cancelled_quantity <= shipped_quantity + reserved_quantity'

const known = {
  purchase_order: { buyer_name: 'order-buyer', ship_to: 'order-address' },
  delivery_note: { buyer_name: 'note-buyer' },
}
const knownTexts = Object.entries(known)
  .map(([table, columns]) => {
    const said = Object.entries(columns)
    const of = (rows: string) =>
      said
        .flatMap(([column, kind]) =>
          ['merchant_id', '0'].map((merchant) => `select ${merchant}, '${kind}', ${column} from ${rows}`),
        )
        .join(' union ')
    const isChanged = ['merchant_id', ...Object.keys(columns)]
      .map((column) => `old.${column} is distinct from new.${column}`)
      .join(' or ')
    const add = (rows: string) => `insert into known_text (merchant_id, kind, body)
    select * from (${of(rows)}) as said (merchant_id, kind, body)
    where not exists (select from known_text k
      where k.merchant_id = said.merchant_id and k.kind = said.kind and k.body = said.body)`
    return `
create function know_texts_of_${table}() returns trigger language plpgsql as $$
begin
  ${add('written')};
  return null;
end $$;
create trigger know_new_texts after insert on ${table} referencing new table as written
  for each statement execute function know_texts_of_${table}();
create function know_text_of_${table}() returns trigger language plpgsql as $$
begin
  ${add('(select new.*) as written')};
  return null;
end $$;
create trigger know_changed_texts after update on ${table} for each row
  when (${isChanged}) execute function know_text_of_${table}();
alter table ${table} enable always trigger know_new_texts;
${add(table)};`
  })
  .join('')

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table known_text (
  merchant_id bigint not null,
  kind text not null,
  body text not null
);
create index known_text_of on known_text (merchant_id, kind, body);
${knownTexts}
create table unsettled_order (
  merchant_id bigint not null,
  order_id bigint not null references purchase_order,
  note_id bigint not null references delivery_note on delete cascade,
  primary key (merchant_id, order_id, note_id)
);
create function keep_unsettled() returns trigger language plpgsql as $$
begin
  if new.status = 'discrepancy' then
    insert into unsettled_order select distinct new.merchant_id, order_id, note_id
    from delivery_note_line where note_id = new.id;
  else
    delete from unsettled_order u using delivery_note_line l
    where l.note_id = new.id and u.merchant_id = new.merchant_id and u.order_id = l.order_id and u.note_id = new.id;
  end if;
  return null;
end $$;
create trigger keep_unsettled after update on delivery_note for each row
  when ((old.status = 'discrepancy') is distinct from (new.status = 'discrepancy'))
  execute function keep_unsettled();
insert into unsettled_order select distinct n.merchant_id, l.order_id, n.id
  from delivery_note n join delivery_note_line l on l.note_id = n.id where n.status = 'discrepancy';
${orders('')}
${orders('_all')}
${notes('')}
${notes('_all')}
create index purchase_order_line_packed on purchase_order_line (merchant_id, required_date, id)
  where ${isOpen} and ${isPacked};
create index purchase_order_line_to_pack on purchase_order_line (merchant_id, required_date, id)
  where ${isOpen} and not ${isPacked};
analyze known_text, unsettled_order
`,
  )
}
