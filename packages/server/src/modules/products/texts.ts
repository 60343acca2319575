import { sql } from 'kysely'
import { textIndex } from '../../platform/found-text.ts'

/** The search texts of products: number, name, pinyin initials, model, brand, and SKU codes. */
export const productTexts = textIndex(
  'product',
  (ids) => sql`
    select p.id as record_id, p.merchant_id, t.* from product p left join brand b on b.id = p.brand_id
    cross join lateral (values
      ('number', p.product_no, null::int), ('name', p.name, null), ('initials', nullif(p.initials, ''), null),
      ('model', nullif(p.model, ''), null), ('brand', b.name, null)) as t (field, text, rank)
    where p.id = any(${ids})
    union all
    select p.id, p.merchant_id, 'code', sku ->> 'code', 1 from product p
      cross join lateral jsonb_array_elements(coalesce(p.live, p.draft) -> 'skus') as sku
    where p.id = any(${ids}) and sku ->> 'code' <> ''`,
)
