import { sql } from 'kysely'
import { textIndex } from '../../platform/found-text.ts'

/** The search texts of delivery notes: number, orders' numbers, buyer, materials, remarks. */
export const noteTexts = textIndex(
  'delivery-note',
  (ids) => sql`
    select n.id as record_id, n.merchant_id, t.* from delivery_note n cross join lateral (values
      ('number', n.note_no, null::int), ('buyer', n.buyer_name, null), ('note', n.note, 7)) as t (field, text, rank)
    where n.id = any(${ids})
    union all
    select n.id, n.merchant_id, t.* from delivery_note n
      join delivery_note_line nl on nl.note_id = n.id
      join purchase_order_line l on l.id = nl.order_line_id
      join purchase_order o on o.id = nl.order_id
    cross join lateral (values
      ('orderNo', o.order_no, null::int), ('material', l.material_name, 1), ('specification', l.specification, 2),
      ('code', l.material_code, 3), ('brand', l.brand, 4), ('batch', nl.batch, 5),
      ('lineNote', l.note, 6)) as t (field, text, rank)
    where n.id = any(${ids})`,
)
