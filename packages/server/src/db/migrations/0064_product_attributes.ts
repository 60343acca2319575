import type { Kysely } from 'kysely'
import { runStatements } from '../../platform/db/migrate.ts'

/**
 * What products say of themselves, a row for each value, so that a list is narrowed by an index: to one of
 * some values, or to numbers within a range. Whether a value is a number does not follow from its
 * attribute, whose type operators may change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(
    db,
    `
create table product_attribute (
  merchant_id bigint not null,
  product_id bigint not null,
  key text not null,
  value text not null,
  number numeric,
  primary key (merchant_id, product_id, key, value)
);
create function attributes_of(content jsonb) returns table (key text, value text, number numeric)
language sql immutable as $$
  select distinct one.key, one.value,
    case when one.value ~ '^-?(0|[1-9][0-9]{0,8})([.][0-9]{1,4})?$' then one.value::numeric end
  from (
    select a ->> 'key' as key, a ->> 'value' as value from jsonb_array_elements(content -> 'attributes') as a
    union all
    select v ->> 'key', said.text from jsonb_array_elements(content -> 'variants') as v,
      jsonb_array_elements_text(v -> 'values') as said (text)
  ) as one
  where one.value <> '' and length(one.value) <= 60
$$;
insert into product_attribute (merchant_id, product_id, key, value, number)
select p.merchant_id, p.id, a.key, a.value, a.number
from product p cross join lateral attributes_of(coalesce(p.live, p.draft)) as a;
create index product_attribute_by_value on product_attribute (merchant_id, key, value, product_id);
create index product_attribute_by_number on product_attribute (merchant_id, key, number, product_id)
  where number is not null
`,
  )
}
