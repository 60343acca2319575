-- One merchant with as many people as `bench.people` sets, and orders of theirs to be cancelled: all of them
-- are notified each time.

insert into merchant (id, code, name, uscc) overriding system value
values (1, 'B0001', '基准商家（示例）', 'BENCH0000000000001');

-- nobody signs in: the tokens are known; number 0 is the operator who cancels
insert into staff (id, merchant_id, account, mobile, name, password_hash, base_post) overriding system value
select 1 + g, case when g > 0 then 1 end, 'bench-' || g, '139' || lpad(g::text, 8, '0'), '员工 ' || g || ' 号（示例）', '!',
  case when g > 0 then '99' else 'admin' end
from generate_series(0, current_setting('bench.people')::int) g;

insert into session (token_hash, staff_id, expires_at)
select sha256(convert_to('bench-token-' || g, 'UTF8')), 1 + g, now() + interval '7 days'
from generate_series(0, current_setting('bench.people')::int) g;

insert into purchase_order (id, merchant_id, order_no, status, source, buyer_name, ship_to, receiver_name,
  receiver_phone, currency, order_date, required_date, line_count, total_amount) overriding system value
select g, 1, 'PO' || lpad(g::text, 10, '0'), 'pending', 'xlsx', '第一发电有限公司（示例）',
  '江苏省南通市海门区滨江街道电厂路 1 号 物资仓库', '周敏', '13800138001', 'CNY',
  current_date, current_date + 30, 1, 3000.00
from generate_series(1, 50) g;

insert into purchase_order_line (id, order_id, merchant_id, line_no, status, material_code, material_name, specification, brand,
  unit, quantity, unit_price, tax_rate, amount, required_date) overriding system value
select o.id, o.id, o.merchant_id, 1, 'pending', 'FM-1', '楔式闸阀', 'Z41H-16C DN50 WCB', '明泽', '台', 10, 300, 0.13, 3000.00,
  o.required_date
from purchase_order o;

select setval(pg_get_serial_sequence(name, 'id'), 1000000)
from unnest(array['merchant', 'staff', 'purchase_order', 'purchase_order_line']) as name;
