-- 41 merchants, 100,000 orders of 3 lines each (300,000 lines): merchant 1 has 20,000 orders, the
-- other 40 have 2,000 each. Everything follows from the running number g, so every run is the same.
-- Lines are so large that no run can use them up.

insert into merchant (id, code, name, uscc) overriding system value
select g, 'B' || lpad(g::text, 4, '0'), '基准商家 ' || g || ' 号（示例）', 'BENCH' || lpad(g::text, 13, '0')
from generate_series(1, 41) g;

-- nobody signs in: the tokens are known
insert into staff (id, merchant_id, account, mobile, name, password_hash, base_post) overriding system value
select g, g, 'bench-' || g, '139' || lpad(g::text, 8, '0'), '员工 ' || g || ' 号（示例）', '!', '98'
from generate_series(1, 41) g;

insert into session (token_hash, staff_id, expires_at)
select sha256(convert_to('bench-token-' || g, 'UTF8')), g, now() + interval '7 days'
from generate_series(1, 41) g;

insert into purchase_order (id, merchant_id, order_no, status, source, buyer_name, ship_to, receiver_name,
  receiver_phone, currency, order_date, required_date, line_count, total_amount, note, created_at, updated_at)
  overriding system value
select g,
  case when g % 5 = 0 then 1 else 2 + (g / 5 * 4 + g % 5) % 40 end,
  'PO' || lpad(g::text, 10, '0'),
  (array['confirmed', 'partly-shipped', 'confirmed', 'shipped', 'confirmed', 'partly-shipped', 'confirmed',
    'partly-received', 'confirmed', 'completed', 'confirmed', 'partly-shipped', 'pending', 'confirmed',
    'partly-shipped', 'cancelled', 'confirmed', 'partly-received', 'partly-shipped', 'completed'])[1 + g * 7919 % 20],
  'xlsx',
  '第 ' || g * 7919 % 500 || ' 发电有限公司（示例）',
  '江苏省南通市海门区滨江街道电厂路 ' || g % 900 || ' 号 物资仓库',
  '周敏', '13800138001', 'CNY',
  (at at time zone 'Asia/Shanghai')::date, (at at time zone 'Asia/Shanghai')::date + 30,
  3, 3000000.00 * (10 + g % 500),
  case when g % 4 = 0 then '请于上午送达，到货前一小时电话联系仓库' end,
  at, at
from generate_series(1, 100000) g, lateral (select now() - (100001 - g) * interval '7 minutes' as at) t;

insert into purchase_order_line (id, order_id, merchant_id, line_no, status, material_code, material_name, specification, brand,
  unit, quantity, unit_price, tax_rate, amount, required_date, shipped_quantity, received_quantity)
  overriding system value
select (o.id - 1) * 3 + n, o.id, o.merchant_id, n,
  case o.status when 'pending' then 'pending' else 'accepted' end,
  'FM-' || (o.id * 31 + n * 17) % 20000, '楔式闸阀', 'Z41H-16C DN' || 50 * n || ' WCB', '明泽', '台',
  1000000, 10 + o.id % 500, 0.13, 1000000.00 * (10 + o.id % 500), o.required_date,
  case when o.status in ('shipped', 'completed') then 1000000
    when o.status in ('partly-shipped', 'partly-received') then 1000 else 0 end,
  case o.status when 'completed' then 1000000 when 'partly-received' then 1000 else 0 end
from purchase_order o, generate_series(1, 3) n
order by o.id, n;

insert into history (kind, record_id, at, actor_id, actor_name, action, from_status, to_status)
select 'order', id, created_at, null, '运营中心', 'import', null, 'pending' from purchase_order order by id;
insert into history (kind, record_id, at, actor_id, actor_name, action, from_status, to_status, about)
select 'order', o.id, o.created_at + interval '2 hours', s.id, s.name, 'accept', 'pending', 'accepted', l.line_no::text
from purchase_order_line l join purchase_order o on o.id = l.order_id join staff s on s.merchant_id = o.merchant_id
where l.status = 'accepted'
order by l.id;

-- one note for everything that has been shipped
insert into delivery_note (id, merchant_id, note_no, status, version, buyer_name, ship_to, receiver_name,
  receiver_phone, line_count, carrier, vehicle_no, driver_name, driver_phone, created_at, updated_at, dispatched_at)
  overriding system value
select id, merchant_id, 'SH250101-' || lpad(id::text, 6, '0'),
  case when status in ('completed', 'partly-received') then 'received' else 'in-transit' end, 3,
  buyer_name, ship_to, receiver_name, receiver_phone, line_count, '顺达物流（示例）', '苏F·D8821', '马师傅', '13700137003',
  created_at + interval '1 day', created_at + interval '1 day', created_at + interval '1 day'
from purchase_order
where status in ('partly-shipped', 'shipped', 'partly-received', 'completed')
order by id;

insert into delivery_note_line (note_id, line_no, order_id, order_line_id, quantity, accepted_quantity)
select n.id, l.line_no, l.order_id, l.id, l.shipped_quantity, l.received_quantity
from delivery_note n join purchase_order_line l on l.order_id = n.id
order by n.id, l.line_no;

-- the accepted quantities are those of the arrivals
insert into receipt (note_id, received_at, receiver_name)
select id, created_at + interval '1 day', '周敏' from delivery_note where status = 'received' order by id;
insert into receipt_line (receipt_id, note_line_id, accepted, rejected)
select r.id, l.id, l.accepted_quantity, 0 from receipt r join delivery_note_line l on l.note_id = r.note_id
where l.accepted_quantity > 0;

insert into history (kind, record_id, at, actor_id, actor_name, action, from_status, to_status)
select 'delivery-note', n.id, n.created_at, s.id, s.name, step.action, step.from_status, step.to_status
from delivery_note n join staff s on s.merchant_id = n.merchant_id,
  (values (1, 'create', null, 'draft'), (2, 'submit', 'draft', 'ready'), (3, 'dispatch', 'ready', 'in-transit'))
    as step(place, action, from_status, to_status)
order by n.id, step.place;

select setval(pg_get_serial_sequence(name, 'id'), 1000000)
from unnest(array['merchant', 'staff', 'purchase_order', 'purchase_order_line', 'delivery_note']) as name;
