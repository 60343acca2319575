import { sql } from 'kysely'
import { textIndex } from '../../platform/found-text.ts'

/** The search texts of orders: number, buyer, materials of the lines, remarks. */
export const orderTexts = textIndex(
  'order',
  (ids) => sql`
    select o.id as record_id, o.merchant_id, t.* from purchase_order o cross join lateral (values
      ('number', o.order_no, null::int), ('buyer', o.buyer_name, null), ('note', o.note, 6)) as t (field, text, rank)
    where o.id = any(${ids})
    union all
    select o.id, o.merchant_id, t.* from purchase_order o join purchase_order_line l on l.order_id = o.id
    cross join lateral (values
      ('material', l.material_name, 1), ('specification', l.specification, 2), ('code', l.material_code, 3),
      ('brand', l.brand, 4), ('lineNote', l.note, 5)) as t (field, text, rank)
    where o.id = any(${ids})`,
)
