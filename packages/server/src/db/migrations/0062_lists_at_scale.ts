import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * Every order in which the lists of orders, of what is to be delivered and of delivery notes can be read has
 * an index that walks it, for one merchant and for operators, who have all: a page takes as long among
 * 200,000 records as among 2,000. What is still to come is few: what waits has partial indexes. Numbers are
 * compared by their bytes, so that one index finds the start of a number and walks them in order,
 * whatever the database's collation. Buyers and addresses come first where they are looked for, by which the
 * distinct ones are found without reading their orders.
 *
 * The operators' indexes say a condition that only operators' questions say (`within` in `platform/scope`).
 * Without it the planner takes them for a large merchant as well, expecting its records everywhere, and
 * walks through everybody else's when they are not.
 */
interface Whose {
  readonly prefix: '' | '_all'
  readonly tenant: string
  /** what a row refers to its merchant by, where that is no key of the index */
  readonly alsoTenant: string
  readonly where: readonly string[]
}
const ofAny = 'merchant_id is distinct from 0'
const own: Whose = { prefix: '', tenant: 'merchant_id,', alsoTenant: '', where: [] }
const all: Whose = { prefix: '_all', tenant: '', alsoTenant: ', merchant_id', where: [ofAny] }

const index = (name: string, columns: string, where: readonly string[]) =>
  `create index ${name} on ${columns}${where.length > 0 ? ` where ${where.join(' and ')}` : ''};`

const orders = ({ prefix, tenant, alsoTenant, where }: Whose) => {
  const by = (name: string, columns: string, ...which: string[]) =>
    index(`purchase_order${prefix}_${name}`, `purchase_order ${columns}`, [...where, ...which])
  return [
    by('by_due', `(${tenant} required_date, id) include (created_at, status${alsoTenant})`),
    by('by_amount', `(${tenant} total_amount, id)`),
    by('by_no', `(${tenant} order_no collate "C", id) include (created_at, status${alsoTenant})`),
    by('by_buyer', `(${tenant} buyer_name, created_at desc, id desc) include (status)`),
    by('by_address', `(${tenant} ship_to, created_at desc, id desc) include (status)`),
    by(
      'by_day',
      `(${tenant} order_date, id) include (created_at, status, currency, total_amount${alsoTenant})`,
    ),
    ...Object.entries({
      answer: ['pending', 'partly-confirmed'],
      shipment: ['confirmed', 'partly-shipped'],
      arrival: ['partly-shipped', 'shipped', 'partly-received'],
      decision: ['partly-confirmed', 'change-review'],
    }).map(([name, statuses]) =>
      by(name, `(${tenant} created_at desc, id desc)`, `status in (${quoted(statuses)})`),
    ),
  ].join('\n')
}

const notes = ({ prefix, tenant, alsoTenant, where }: Whose) => {
  const by = (name: string, columns: string, ...which: string[]) =>
    index(`delivery_note${prefix}_${name}`, `delivery_note ${columns}`, [...where, ...which])
  return [
    by('by_no', `(${tenant} note_no collate "C", id) include (created_at, status${alsoTenant})`),
    by('by_buyer', `(${tenant} buyer_name, created_at desc, id desc) include (status)`),
    by('planned_first', `(${tenant} planned_date, id)`),
    by('planned_last', `(${tenant} planned_date desc nulls last, id desc)`),
    by(
      'arrival',
      `(${tenant} created_at desc, id desc)`,
      `status in (${quoted(['in-transit', 'partly-received'])})`,
    ),
  ].join('\n')
}

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')
const ended = quoted(['completed', 'rejected', 'cancelled', 'closed'])

export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
drop index purchase_order_by_number, purchase_order_all_by_number, delivery_note_by_number,
  delivery_note_all_by_number, purchase_order_by_day, purchase_order_all_by_day, purchase_order_all_by_age,
  purchase_order_all_by_status, delivery_note_all_by_age, delivery_note_all_by_status, delivery_note_all_left;
${orders(own)}
${orders(all)}
${notes(own)}
${notes(all)}
create index purchase_order_all_by_age on purchase_order (created_at desc, id desc) where ${ofAny};
create index purchase_order_all_by_status on purchase_order (status, created_at desc, id desc) where ${ofAny};
create index delivery_note_all_by_age on delivery_note (created_at desc, id desc) where ${ofAny};
create index delivery_note_all_by_status on delivery_note (status, created_at desc, id desc) where ${ofAny};
create index delivery_note_all_left on delivery_note (dispatched_at)
  where dispatched_at is not null and ${ofAny};
create index delivery_note_line_orders on delivery_note_line (note_id, order_id);
create index purchase_order_line_open_by_material on purchase_order_line (merchant_id, material_name, id)
  where status = 'accepted' and quantity - cancelled_quantity > shipped_quantity;
create index purchase_order_open_by_no on purchase_order (merchant_id, order_no collate "C", id)
  where status not in (${ended});
create index purchase_order_open_by_buyer on purchase_order (merchant_id, buyer_name, id)
  where status not in (${ended})
`,
  )
}
