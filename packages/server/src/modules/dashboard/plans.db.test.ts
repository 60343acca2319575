import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Schema } from '../../db/schema.ts'
import { poolDialect } from '../../platform/db/dialect.ts'
import { columnTypes } from '../../platform/db/values.ts'
import { own, scopeOf, type Scope } from '../../platform/scope.ts'
import { databaseKind, sharedTestDatabase, type SharedTestDatabase } from '../../test/database.ts'
import { pageOfNotices } from '../announcements/queries.ts'
import { latestInquiries, trendOf } from '../inquiries/home-page.ts'
import { agendaOf } from './agenda.ts'
import { papersEnding, startOf } from './company-state.ts'
import { readFigures } from './figures.ts'
import { readStats } from './stats.ts'

/** Enough rows that the planner does not choose sequential scans for small tables; one merchant has a tenth of them. */
const orders = 20_000
const today = '2026-11-20'

/** Records every statement that the first page sends to a database with some years of data. */
describe.runIf(databaseKind === 'postgres')('the first page never scans a whole table', () => {
  let shared: SharedTestDatabase
  let pool: pg.Pool
  let kysely: Kysely<Schema>
  const queries: { sql: string; parameters: readonly unknown[] }[] = []

  beforeAll(async () => {
    shared = await sharedTestDatabase()
    pool = new pg.Pool({ connectionString: shared.settings.databaseUrl!, types: columnTypes, max: 4 })
    kysely = new Kysely<Schema>({
      dialect: poolDialect(pool),
      log: (event) => void queries.push(event.query),
    })
    await fill(kysely)
  })
  afterAll(async () => {
    await kysely.destroy()
    await shared.remove()
  })

  const operator = scopeOf({ merchantId: null, post: 'admin', staffId: '1' })
  it.each([
    ['98', own('1')],
    ['100', own('1', '1')],
    ['admin', operator],
  ] as const)('of %s', async (post, scope: Scope) => {
    queries.length = 0
    await readStats(kysely, scope, post)
    await agendaOf(kysely, scope, { post, today })
    await readFigures(kysely, scope, today)
    await pageOfNotices(kysely, { scope, post, staffId: '1' }, { pageNum: 1, pageSize: 5 })
    await trendOf(kysely, { today, days: 30 })
    await latestInquiries(kysely, { limit: 6 })
    if (scope.of === 'own') {
      await papersEnding(kysely, scope, today)
      await startOf(kysely, scope.merchantId)
    }
    expect(queries.length).toBeGreaterThan(8)
    for (const { sql: text, parameters } of [...queries]) {
      const plan = await pool.query(`explain ${text}`, [...parameters])
      const lines = (plan.rows as { 'QUERY PLAN': string }[]).map((row) => row['QUERY PLAN'])
      expect(
        lines.filter((line) => wholeTable.test(line)),
        [text, ...lines].join('\n'),
      ).toEqual([])
    }
  })
})

/** A sequential scan of a table that grows with every order. */
const wholeTable =
  /Seq Scan on (purchase_order|purchase_order_line|delivery_note|delivery_note_line|history|inquiry|settle_in_application|qualification)\b/

async function fill(db: Kysely<Schema>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  await run(`
    insert into merchant (id, code, name, uscc) overriding system value
    select g, 'B' || g, '商家 ' || g || ' 号（示例）', 'PLAN' || lpad(g::text, 14, '0') from generate_series(1, 400) g`)
  await run(`
    insert into staff (id, merchant_id, account, mobile, name, password_hash, base_post) overriding system value
    select g, g, 'p' || g, '139' || lpad(g::text, 8, '0'), '员工', '!', '98' from generate_series(1, 400) g`)
  await run(`
    insert into purchase_order (id, merchant_id, order_no, status, source, buyer_name, ship_to, currency, order_date,
      required_date, line_count, total_amount, created_at, updated_at) overriding system value
    select g, case when g % 10 = 0 then 1 else 2 + g % 399 end, 'PO' || g,
      case when g % 50 = 0 then 'pending' when g % 50 = 1 then 'confirmed' when g % 500 = 2 then 'change-review'
        else 'completed' end,
      'xlsx', '买方（示例）', '仓库', 'CNY', date '2026-11-20' - g / 6, date '2026-12-10' - g / 6, 2, 100,
      timestamptz '2026-11-20' - g * interval '4 hours', timestamptz '2026-11-20' - g * interval '4 hours'
    from generate_series(1, ${orders}) g`)
  await run(`
    insert into purchase_order_line (id, order_id, merchant_id, line_no, status, material_name, unit, quantity, unit_price, amount,
      required_date, shipped_quantity) overriding system value
    select o.id * 2 + n, o.id, o.merchant_id, n + 1,
      case o.status when 'pending' then 'pending' when 'change-review' then 'proposed' else 'accepted' end,
      '阀', '台', 10, 5, 50, o.required_date, case o.status when 'completed' then 10 else 0 end
    from purchase_order o, generate_series(0, 1) n`)
  await run(`
    insert into history (kind, record_id, at, actor_name, action, to_status)
    select 'order', id, created_at + interval '3 hours', '员工', 'accept', 'accepted' from purchase_order`)
  await run(`
    insert into delivery_note (id, merchant_id, note_no, status, buyer_name, ship_to, line_count, created_at,
      updated_at, dispatched_at) overriding system value
    select id, merchant_id, 'SH' || id,
      case when id % 100 = 3 then 'ready' when id % 100 = 4 then 'discrepancy' when id % 100 = 5 then 'in-transit'
        else 'received' end,
      buyer_name, ship_to, 2, created_at, created_at, created_at
    from purchase_order where status = 'completed'`)
  await run(`
    insert into delivery_note_line (note_id, line_no, order_id, order_line_id, quantity)
    select order_id, line_no, order_id, id, 10 from purchase_order_line where status = 'accepted' and shipped_quantity > 0`)
  await run(`
    insert into inquiry (inquiry_no, status, industry, category_code, title, buyer_name, line_count, deadline, published_at)
    select 'XJ' || g, case when g < 50 then 'open' else 'closed' end, 'water', 'valve', '询价', '买方（示例）', 3,
      timestamptz '2026-12-01' - g * interval '2 hours', timestamptz '2026-11-20' - g * interval '2 hours'
    from generate_series(1, 5000) g`)
  await run(`
    insert into file (key, purpose, name, media_type, bytes)
    values ('plans', 'qualification', 'a.pdf', 'application/pdf', 1)`)
  await run(`
    insert into qualification (merchant_id, kind, number, valid_until, file_id)
    select m.id, 'quality-system', 'Q' || m.id || g, date '2026-11-20' + (m.id % 900)::int, f.id
    from merchant m, generate_series(1, 3) g,
      lateral (select id from file limit 1) f`)
  await run(`
    insert into settle_in_application (application_no, status, mobile, uscc, company_name, form)
    select 'RZ' || g, case when g % 40 = 0 then 'submitted' else 'approved' end, '13900000000',
      'S' || lpad(g::text, 17, '0'), '企业（示例）', '{}' from generate_series(1, 3000) g`)
  await run('vacuum (analyze)')
}
