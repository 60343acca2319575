-- As many orders of three lines as `bench.orders` sets; merchant 1 has 20,000 of them, spread evenly, the
-- other 400 share the rest. The search texts are written as the product writes them.

insert into merchant (id, code, name, uscc) overriding system value
select g, 'B' || lpad(g::text, 4, '0'), '基准商家 ' || g || ' 号（示例）', 'BENCH' || lpad(g::text, 13, '0')
from generate_series(1, 401) g;

-- nobody signs in: the token is known
insert into staff (id, merchant_id, account, mobile, name, password_hash, base_post) overriding system value
values (1, 1, 'bench-1', '13900000001', '员工 1 号（示例）', '!', '98');
insert into session (token_hash, staff_id, expires_at)
values (sha256(convert_to('bench-token-1', 'UTF8')), 1, now() + interval '7 days');

insert into purchase_order (id, merchant_id, order_no, status, source, buyer_name, ship_to, receiver_name,
  receiver_phone, currency, order_date, required_date, line_count, total_amount, note, created_at, updated_at)
  overriding system value
select g, case when g % (amount / 20000) = 0 then 1 else 2 + g % 400 end,
  'PO' || lpad((g * 7919 % 9999991)::text, 10, '0'),
  (array['confirmed', 'partly-shipped', 'shipped', 'completed', 'pending'])[1 + g * 7919 % 5],
  'xlsx', '第 ' || g * 7919 % 500 || ' 发电有限公司（示例）', '江苏省南通市海门区滨江街道电厂路 1 号 物资仓库',
  '周敏', '13800138001', 'CNY', (at at time zone 'Asia/Shanghai')::date,
  (at at time zone 'Asia/Shanghai')::date + 30, 3, 3000000.00,
  case when g % 4 = 0 then '请于上午送达，到货前一小时电话联系仓库' end, at, at
from (select current_setting('bench.orders')::bigint as amount) a, generate_series(1, amount) g,
  lateral (select now() - (amount + 1 - g) * interval '1 minute' as at) t;

insert into purchase_order_line (order_id, merchant_id, line_no, status, material_code, material_name, specification, brand,
  unit, quantity, unit_price, tax_rate, amount, required_date)
select o.id, o.merchant_id, n, 'accepted', 'FM-' || lpad(((o.id * 31 + n * 17) % 20000)::text, 5, '0'),
  (array['楔式闸阀', '深沟球轴承', '除尘布袋', '截止阀', '止回阀', '金属缠绕垫片'])[1 + (o.id / 7 + n) % 6],
  'Z41H-16C DN' || 50 * (1 + (o.id * 13 + n) % 12) || ' WCB', '明泽', '台', 1000000, 1, 0.13, 1000000.00,
  o.required_date
from purchase_order o, generate_series(1, 3) n;

-- an index is built faster at the end than updated with each row
create temp table index_of_texts as
select indexname as name, indexdef as definition from pg_indexes
where tablename = 'search_text' and indexname in ('search_text_own', 'search_text_all');
do $$ declare one record; begin
  for one in select * from index_of_texts loop execute 'drop index ' || one.name; end loop;
end $$;
insert into search_text (kind, record_id, merchant_id, body)
select 'order', o.id, o.merchant_id, (
  select string_agg(distinct searchable(t.text), E'\n') from (
    select unnest(array[o.order_no, o.buyer_name, o.note]) as text
    union all
    select unnest(array[l.material_name, l.specification, l.material_code, l.brand])
    from purchase_order_line l where l.order_id = o.id) t
  where t.text is not null)
from purchase_order o;
do $$ declare one record; begin
  for one in select * from index_of_texts loop
    execute one.definition;
    execute 'alter index ' || one.name || ' alter column 1 set statistics 0';
  end loop;
end $$;
