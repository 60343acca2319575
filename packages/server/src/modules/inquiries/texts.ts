import { sql, type RawBuilder } from 'kysely'
import { textIndex } from '../../platform/found-text.ts'

/**
 * The search texts of an inquiry that everybody may search; `id` and `merchant` are those of the record that is found.
 */
const textsOf = (id: RawBuilder<unknown>, merchant: RawBuilder<unknown>, found: RawBuilder<unknown>) => sql`
  select ${id} as record_id, ${merchant} as merchant_id, t.* from ${found} cross join lateral (values
    ('number', i.inquiry_no, null::int), ('title', i.title, null), ('buyer', i.buyer_name, null),
    ('note', i.terms, 6)) as t (field, text, rank)
  union all
  select ${id}, ${merchant}, t.* from ${found} join inquiry_line l on l.inquiry_id = i.id
  cross join lateral (values
    ('material', l.material_name, 1), ('specification', l.specification, 2), ('code', l.material_code, 3),
    ('brand', l.brand, 4), ('lineNote', l.note, 5)) as t (field, text, rank)`

/** The search texts with which operators find an inquiry. */
export const inquiryTexts = textIndex('inquiry', (ids) =>
  textsOf(sql`i.id`, sql`null::bigint`, sql`(select * from inquiry where id = any(${ids})) as i`),
)

/**
 * The search texts with which a merchant finds its own quotation. These are separate entries without data of other
 * merchants.
 */
export const quotationTexts = textIndex(
  'quotation',
  (ids) =>
    textsOf(
      sql`i.quotation_id`,
      sql`i.merchant_id`,
      sql`(select q.id as quotation_id, q.merchant_id, x.* from quotation q join inquiry x on x.id = q.inquiry_id
      where q.id = any(${ids})) as i`,
    ),
  { idsAreRandom: true },
)
