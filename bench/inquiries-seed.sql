-- After find-seed.sql: as many inquiries of three lines as `bench.inquiries` sets, of the last three years.
-- Each invites three of the other merchants, and every tenth invites merchant 1 as well; two of three quote.

insert into inquiry (id, inquiry_no, status, industry, category_code, title, buyer_name, line_count, deadline,
  published_at, created_at, updated_at, region_code, ship_to, value_band, closed_at) overriding system value
select g, 'XJB' || lpad(g::text, 9, '0'),
  case when at > now() - interval '10 days' then 'open'
    else (array['awarded', 'awarded', 'failed', 'closed'])[1 + g % 4] end,
  (array['thermal-power', 'water', 'solid-waste'])[1 + g % 3], (array['valve', 'bearing'])[1 + g % 2],
  '闸阀与截止阀年度备件 第 ' || g || ' 批', '第 ' || g * 7919 % 500 || ' 发电有限公司（示例）', 3,
  at + interval '10 days', at, at, at, '320614', '滨江街道电厂路 1 号 物资仓库', '50k-200k',
  case when at > now() - interval '10 days' then null else at + interval '10 days' end
from (select current_setting('bench.inquiries')::bigint as amount) a, generate_series(1, amount) g,
  lateral (select now() - (amount + 1 - g) * (interval '1095 days' / amount) as at) t;

insert into inquiry_line (id, inquiry_id, line_no, material_code, material_name, specification, unit, quantity,
  required_date) overriding system value
select (i.id - 1) * 3 + n, i.id, n, 'FM-' || lpad(((i.id * 31 + n * 17) % 20000)::text, 5, '0'), '楔式闸阀',
  'Z41H-16C DN' || 50 * (1 + (i.id * 13 + n) % 12) || ' WCB', '台', 10 + i.id % 40,
  (i.deadline + interval '30 days')::date
from inquiry i, generate_series(1, 3) n;

insert into quotation (merchant_id, inquiry_id, quotation_no, status, invited_by, invited_at, number, total_amount,
  valid_until, quoted_at, created_at, updated_at)
select m.merchant_id, i.id, 'BJB' || i.id || '-' || m.k,
  case when m.quotes and i.status = 'awarded' then case when m.k = i.id % 4 then 'awarded' else 'lost' end
    when m.quotes and i.status = 'failed' then 'lost'
    when m.quotes then 'submitted'
    when i.status = 'open' then 'draft' else 'expired' end,
  'name', i.published_at, case when m.quotes then 1 end, case when m.quotes then 30000.00 end,
  case when m.quotes then (i.deadline + interval '90 days')::date end,
  case when m.quotes then i.published_at + interval '2 days' end, i.published_at, i.published_at
from inquiry i, lateral (
  select k, (i.id + k) % 3 > 0 as quotes, case when k = 0 then 1 else 2 + (i.id * 7 + k * 131) % 400 end as merchant_id
  from generate_series(case when i.id % 10 = 0 then 0 else 1 end, 3) k) m;

insert into quotation_version (quotation_id, number, submitted_at, submitted_by, valid_until, freight, net_amount,
  tax_amount, gross_amount)
select id, 1, quoted_at, '员工（示例）', valid_until, 0, 26548.67, 3451.33, 30000.00 from quotation where number = 1;

insert into quotation_line (merchant_id, quotation_id, number, inquiry_line_id, material, quantity, unit_price,
  tax_rate, tax_included, gross_price, lead_days, net_amount, tax_amount, gross_amount)
select q.merchant_id, q.id, 1, l.id, lower(l.material_code), l.quantity, 100, 0.13, true, 100, 30, 8849.56, 1150.44,
  10000.00
from quotation q join inquiry_line l on l.inquiry_id = q.inquiry_id where q.number = 1;

insert into history (kind, record_id, at, actor_id, actor_name, action, from_status, to_status)
select 'quotation', id, invited_at, null, '运营中心', 'invite', null, 'draft' from quotation;
insert into history (kind, record_id, at, actor_id, actor_name, action, from_status, to_status)
select 'quotation', id, quoted_at, null, '员工（示例）', 'submit', 'draft', 'submitted' from quotation where number = 1;

insert into announcement (status, title, body, audience, posts, show_from)
select 'published', '平台公告 第 ' || g || ' 号', '<p>收货时间调整</p>', 'all', '{}', now() - g * interval '1 day'
from generate_series(1, 200) g
