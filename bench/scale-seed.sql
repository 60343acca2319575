-- As many orders of three lines as `bench.orders` sets, of the last three years: merchant 1 has the number
-- set by `bench.large` (a share of all, or 0), every other one 2,000. Orders older than two months are
-- finished; the others are in any state. Search texts are left out: `find` measures the search.

-- tables emptied in the transaction that fills them are not logged under wal_level = minimal
set client_min_messages = warning;
truncate purchase_order, purchase_order_line, delivery_note, delivery_note_line, receipt, receipt_line cascade;

-- rows are written faster without updating indexes, and these rows are consistent by construction
set session_replication_role = replica;
set maintenance_work_mem = '1GB';
create temp table later as
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i
where not exists (select from pg_constraint c where c.conindid = i.indexrelid) and i.indrelid::regclass::text in (
  'purchase_order', 'purchase_order_line', 'delivery_note', 'delivery_note_line', 'note_order', 'receipt');
do $$ declare one record; begin
  for one in select * from later loop execute 'drop index ' || one.name; end loop;
end $$;

create temp table shape as
select amount, large, ((amount - large) / 2000)::int as others
from (select current_setting('bench.orders')::bigint as amount, current_setting('bench.large')::bigint as large) a;

insert into merchant (id, code, name, uscc) overriding system value
select g, 'B' || lpad(g::text, 4, '0'), '基准商家 ' || g || ' 号（示例）', 'BENCH' || lpad(g::text, 13, '0')
from shape, generate_series(1, others + 1) g;

-- nobody signs in: the tokens are known
insert into staff (id, merchant_id, account, mobile, name, password_hash, base_post) overriding system value
values (1, 1, 'bench-1', '13900000001', '员工 1 号（示例）', '!', '98'),
  (2, 2, 'bench-2', '13900000002', '员工 2 号（示例）', '!', '98'),
  (3, null, 'bench-3', '13900000003', '运营 3 号（示例）', '!', 'admin');
insert into session (token_hash, staff_id, expires_at)
select sha256(convert_to('bench-token-' || g, 'UTF8')), g, now() + interval '7 days' from generate_series(1, 3) g;

insert into purchase_order (id, merchant_id, order_no, status, source, buyer_name, ship_to, receiver_name,
  receiver_phone, currency, order_date, required_date, line_count, total_amount, note, created_at, updated_at,
  answer_reminded_at) overriding system value
select g, case when large > 0 and g % (amount / large) = 0 then 1 else 2 + (case when large > 0 then g - g / (amount / large) else g end) % others end,
  'PO' || lpad((g * 7919 % 9999991)::text, 10, '0'), status, 'xlsx',
  '第 ' || g * 7919 % 499 || ' 发电有限公司（示例）', '江苏省南通市海门区滨江街道电厂路 ' || g * 104729 % 907 || ' 号 物资仓库',
  '周敏', '13800138001', 'CNY', (at at time zone 'Asia/Shanghai')::date,
  (at at time zone 'Asia/Shanghai')::date + 20 + chance % 30, 3,
  case when status = 'cancelled' then 0 else 300.00 * (10 + g * 131 % 5003) end,
  case when g % 4 = 0 then '请于上午送达' end, at, at, at
from shape, generate_series(1, amount) g,
  lateral (select now() - (amount + 1 - g) * (interval '1095 days' / amount) as at,
    (amount + 1 - g) * 1095.0 / amount as age, (abs(hashint8(g)::bigint) % 100)::int as chance) t,
  lateral (select case
    when age > 60 then case when chance < 2 then 'cancelled' when chance < 4 then 'closed' else 'completed' end
    when age < 2 then case when chance < 60 then 'pending' when chance < 70 then 'partly-confirmed' else 'confirmed' end
    when chance < 30 then 'confirmed' when chance < 50 then 'partly-shipped' when chance < 65 then 'shipped'
    when chance < 80 then 'partly-received' when chance < 82 then 'change-review' else 'completed' end as status) s;

insert into purchase_order_line (id, order_id, merchant_id, line_no, status, material_code, material_name,
  specification, brand, unit, quantity, unit_price, tax_rate, amount, required_date, cancelled_quantity,
  reserved_quantity, shipped_quantity, received_quantity, due_reminded_at) overriding system value
select (o.id - 1) * 3 + n, o.id, o.merchant_id, n,
  case o.status when 'pending' then 'pending' when 'cancelled' then 'cancelled'
    when 'partly-confirmed' then case when n = 1 then 'accepted' else 'pending' end
    when 'change-review' then case when n = 1 then 'proposed' else 'accepted' end else 'accepted' end,
  'FM-' || lpad(((o.id * 31 + n * 17) % 20011)::text, 5, '0'),
  (array['楔式闸阀', '深沟球轴承', '除尘布袋', '截止阀', '止回阀', '金属缠绕垫片'])[1 + (o.id / 7 + n) % 6],
  'Z41H-16C DN' || 50 * (1 + (o.id / 3) % 400), '明泽', '台', 100, 10 + o.id * 131 % 5003, 0.13,
  100.00 * (10 + o.id * 131 % 5003), o.required_date,
  case o.status when 'cancelled' then 100 when 'closed' then 60 else 0 end,
  case when o.status = 'confirmed' and o.id % 3 = 0 then 30 else 0 end,
  case when o.status in ('shipped', 'partly-received', 'completed') then 100
    when o.status in ('partly-shipped', 'closed') then 40 else 0 end,
  case o.status when 'completed' then 100 when 'partly-received' then 40 when 'closed' then 40 else 0 end, o.created_at
from purchase_order o, generate_series(1, 3) n;

-- one note for everything that has been shipped, and for some of what is to be
insert into delivery_note (id, merchant_id, note_no, status, version, buyer_name, ship_to, receiver_name,
  receiver_phone, line_count, planned_date, carrier, vehicle_no, driver_name, driver_phone, created_at, updated_at,
  dispatched_at) overriding system value
select o.id, o.merchant_id, 'SH' || to_char(created_at, 'YYMMDD') || '-' || lpad(o.id::text, 7, '0'), s.status, 3,
  buyer_name, ship_to, receiver_name, receiver_phone, 3, case when o.id % 7 > 0 then order_date + 5 end,
  '顺达物流（示例）', '苏F·D8821', '马师傅', '13700137003', created_at + interval '1 hour', created_at + interval '1 hour',
  case when s.status not in ('draft', 'ready') then created_at + interval '1 day' end
from purchase_order o, lateral (select case
  when o.status in ('completed', 'closed') then 'received'
  when o.status in ('shipped', 'partly-shipped') then 'in-transit'
  when o.status = 'partly-received' then case when o.id % 7 = 0 then 'discrepancy' else 'partly-received' end
  when o.status = 'confirmed' and o.id % 3 = 0 then 'ready' when o.status = 'confirmed' and o.id % 10 = 1 then 'draft'
  end as status) s
where s.status is not null;

insert into delivery_note_line (id, note_id, line_no, order_id, order_line_id, quantity, accepted_quantity,
  rejected_quantity) overriding system value
select l.id, n.id, l.line_no, l.order_id, l.id,
  case when n.status = 'ready' then 30 when n.status = 'draft' then 10 else l.shipped_quantity end,
  l.received_quantity, case when n.status = 'discrepancy' then l.shipped_quantity - l.received_quantity else 0 end
from delivery_note n join purchase_order_line l on l.order_id = n.id;

insert into unsettled_order (merchant_id, order_id, note_count, status, order_no, buyer_name, ship_to, order_date,
  required_date, total_amount, created_at)
select distinct n.merchant_id, o.id, 1, o.status, o.order_no, o.buyer_name, o.ship_to, o.order_date,
  o.required_date, o.total_amount, o.created_at
from delivery_note n join delivery_note_line l on l.note_id = n.id join purchase_order o on o.id = l.order_id
where n.status = 'discrepancy';

-- the accepted quantities are those of the arrivals
insert into receipt (id, note_id, received_at, receiver_name) overriding system value
select id, id, created_at + interval '2 days', '周敏' from delivery_note
where status in ('received', 'discrepancy', 'partly-received');
insert into receipt_line (receipt_id, note_line_id, accepted, rejected)
select l.note_id, l.id, l.accepted_quantity, l.rejected_quantity from delivery_note_line l
where l.accepted_quantity + l.rejected_quantity > 0;

do $$ declare one record; begin
  for one in select * from later loop execute one.definition; end loop;
end $$;

set session_replication_role = default;

select setval(pg_get_serial_sequence(name, 'id'), 10000000)
from unnest(array['merchant', 'staff', 'purchase_order', 'purchase_order_line', 'delivery_note', 'delivery_note_line',
  'receipt']) as name;
