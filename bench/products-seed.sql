-- As many products as `bench.products` sets, all of merchant 1, in five categories of valves. The search
-- texts are written as the product writes them.

insert into merchant (id, code, name, uscc) overriding system value
values (1, 'B0001', '基准商家 1 号（示例）', 'BENCH0000000000001');
insert into staff (id, merchant_id, account, mobile, name, password_hash, base_post) overriding system value
values (1, 1, 'bench-1', '13900000001', '员工 1 号（示例）', '!', '98'),
  (2, null, 'bench-2', '13900000002', '运营 1 号（示例）', '!', 'admin');
insert into session (token_hash, staff_id, expires_at)
select sha256(convert_to('bench-token-' || id, 'UTF8')), id, now() + interval '7 days' from staff where id in (1, 2);

insert into product (id, merchant_id, product_no, status, on_shelf, live, name, initials, model, category_id, unit,
  sku_count, price_from, price_to, stock, created_at, updated_at) overriding system value
select g, 1, 'B0001-' || lpad(g::text, 6, '0'), 'approved', g % 3 > 0,
  jsonb_build_object('name', kind.name || ' 第 ' || g || ' 号', 'model', 'Z41H-' || g % 97, 'categoryId', c.id::text,
    'brandId', '', 'unit', '台', 'variants', '[]'::jsonb, 'pictures', '[]'::jsonb, 'documents', '[]'::jsonb,
    'description', '', 'attributes', jsonb_build_array(
      jsonb_build_object('key', 'dn', 'value', (15 + g * 7919 % 586)::text),
      jsonb_build_object('key', 'temperature-max', 'value', (-196 + g * 7907 % 600 * 0.5)::text),
      jsonb_build_object('key', 'pn', 'value', (array['PN10', 'PN16', 'PN25', 'PN40', 'PN63', 'PN100'])[1 + g * 31 % 6]),
      jsonb_build_object('key', 'body-material', 'value', (array['WCB 碳钢', 'CF8 不锈钢'])[1 + g % 2]),
      jsonb_build_object('key', 'drive', 'value',
        case when g % 400 = 0 then '电液联动' else (array['手轮', '蜗轮', '电动'])[1 + g % 3] end)),
    'skus', jsonb_build_array(jsonb_build_object('key', 'one', 'values', '[]'::jsonb, 'code', 'BENCH-' || g,
      'price', '612.5', 'taxRate', '0.13', 'moq', '1', 'leadTimeDays', '7', 'stock', '5', 'weight', '',
      'barcode', ''))),
  kind.name || ' 第 ' || g || ' 号', kind.initials || 'd' || g || 'h', 'Z41H-' || g % 97, c.id, '台', 1, 612.5, 612.5, 5,
  at, at
from (select current_setting('bench.products')::bigint as amount) a, generate_series(1, amount) g,
  lateral (select now() - (amount + 1 - g) * interval '1 minute' as at) t,
  lateral (select case when g % 500 = 0 then '刀型闸阀' else (array['楔式闸阀', '平板闸阀'])[1 + g % 2] end as name,
    case when g % 500 = 0 then 'dxzf' else (array['xszf', 'pbzf'])[1 + g % 2] end as initials) kind,
  category c
where c.code = (array['020101', '020102', '020103', '020201', '020301'])[1 + g % 5];

insert into sku (merchant_id, product_id, key, place, code, code_key, price, stock)
select 1, id, 'one', 0, 'BENCH-' || id, 'BENCH-' || id, 612.5, 5 from product;

insert into product_attribute (merchant_id, product_id, key, value, number)
select p.merchant_id, p.id, a.key, a.value, a.number from product p cross join lateral attributes_of(p.live) as a;

-- an index is built faster at the end than updated with each row
create temp table index_of_texts as
select indexname as name, indexdef as definition from pg_indexes
where tablename = 'search_text' and indexname in ('search_text_own', 'search_text_all');
do $$ declare one record; begin
  for one in select * from index_of_texts loop execute 'drop index ' || one.name; end loop;
end $$;
insert into search_text (kind, record_id, merchant_id, body)
select 'product', id, 1, (select string_agg(distinct searchable(t), E'\n')
  from unnest(array[product_no, name, initials, model, 'BENCH-' || id]) as t)
from product;
do $$ declare one record; begin
  for one in select * from index_of_texts loop
    execute one.definition;
    execute 'alter index ' || one.name || ' alter column 1 set statistics 0';
  end loop;
end $$
