import { can } from '@bdr/contract/access'
import { pages, pageUrl } from '@bdr/contract/navigation'
import { listDeliveryNotes } from '@bdr/contract/delivery-notes/calls'
import { listInquiries } from '@bdr/contract/inquiries/calls'
import { listOrders } from '@bdr/contract/orders/calls'
import type { Page } from '@playwright/test'
import { expect, test, type Account, type Tools } from './journey.ts'

/**
 * Lists keep together with one long number, one long name and one amount of millions in each: nothing is cut that
 * space beside it could hold, and no table is wider than its page.
 */
test.describe.configure({ mode: 'default', timeout: 240_000 })

const longNo = 'GNBJ-2026-HT-WZ-00000000001234567890-BC-000017'
const longName = '国能滨江第二发电有限责任公司物资采购与仓储配送中心扩建工程项目部（示例）'

/** Each statement changes one row, or the rows of one record, as no page of the product would. */
const edits = `do $$ declare first_order bigint := (select min(id) from purchase_order where status = 'pending');
begin
  update purchase_order set order_no = '${longNo}', buyer_name = '${longName}', total_amount = 98765432.10 where id = first_order;
  update purchase_order_line set material_name = '${longName}', specification = '${longName}${longName}', material_code = '${longNo}', unit_price = 8765432.1, amount = 98765432.10 where id in (select min(id) from purchase_order_line group by order_id);
  update purchase_order set order_no = '${longNo}-2' where id = (select min(id) from purchase_order where status in ('confirmed', 'partly-shipped'));
  update delivery_note set note_no = '${longNo}', buyer_name = '${longName}', ship_to = '${longName}' where id = (select min(id) from delivery_note);
  update inquiry set inquiry_no = '${longNo}', title = '${longName}', buyer_name = '${longName}' where id in (select inquiry_id from quotation order by id limit 1);
  update inquiry_line set material_name = '${longName}', brand = '${longName}' where id in (select min(id) from inquiry_line group by inquiry_id);
  update quotation set total_amount = 98765432.10 where number is not null;
  update product set name = '${longName}', model = '${longNo}', price_from = 8765432.10, price_to = 9876543.21, draft = live where id = (select min(id) from product where status = 'approved' and live is not null);
  update announcement set title = '${longName}${longName}' where id = (select min(id) from announcement);
  update consultation set company = '${longName}' where id = (select min(id) from consultation);
  update content set title = '${longName}' where id in (select min(id) from content group by kind);
  update brand set decision_reason = '${longName}' where id = (select min(id) from brand);
  update audit_log set subject_name = '${longNo}' where id = (select max(id) from audit_log);
  update staff set name = '${longName}' where id = (select max(id) from staff);
  update merchant set name = '${longName}' where id = (select max(id) from merchant);
end $$`

/** What a page of the back office shows of a record, by the record whose lines are long. */
const records: readonly ((tools: Tools) => Promise<[Account, string]>)[] = [
  async ({ callAs }) => {
    const { list } = (await callAs('owner', listOrders, { status: 'pending' })).data
    return ['owner', pageUrl('orderDetail', { id: list[0]!.id })]
  },
  async ({ callAs }) => {
    const { list } = (await callAs('admin', listDeliveryNotes, {})).data
    return ['admin', pageUrl('deliveryNoteDetail', { id: list[0]!.id })]
  },
  async ({ callAs }) => {
    const { list } = (await callAs('admin', listInquiries, {})).data
    return ['admin', pageUrl('inquiryDetail', { id: list[0]!.id })]
  },
]

/**
 * Texts as wide as with Microsoft YaHei, the usual font of Chinese Windows: a Chinese character is 1 em wide as in the
 * font of the tests, whose digits are 0.555 em instead of 0.539, capitals 0.636 instead of 0.613 and small letters
 * 0.531 instead of 0.493 on the average. It is the same font, then, made narrower for these characters; a style sheet
 * that a script constructs is no matter for the page's content security policy.
 */
function useWindowsWidths(): void {
  const face = (adjust: string, range: string) =>
    ['400|NotoSansSC-Regular', '600|NotoSansSC-Bold']
      .map((weight) => weight.split('|'))
      .map(
        ([weight, name]) =>
          `@font-face { font-family: 'As on Windows'; src: local('${name}'); font-weight: ${weight}; size-adjust: ${adjust}; unicode-range: ${range} }`,
      )
      .join('\n')
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [
      face('100%', 'U+0-10FFFF'),
      face('97.1%', 'U+30-39'),
      face('96.4%', 'U+41-5A'),
      face('92.9%', 'U+61-7A'),
      ":root { --font: 'As on Windows', sans-serif !important }",
    ].join('\n'),
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

interface Report {
  readonly tables: number
  readonly faults: readonly string[]
}

/** Measures the tables of the page that is shown. */
function measure(): Report {
  const faults: string[] = []
  const name = (table: Element) => table.getAttribute('aria-label') ?? 'table'
  const tables = [...document.querySelectorAll<HTMLTableElement>('main table')].filter(
    (table) => table.getClientRects().length > 0,
  )
  const rightOf = (cell: Element, end: boolean) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    return end ? Math.min(...rects.map(({ left }) => left)) : Math.max(...rects.map(({ right }) => right))
  }
  /** how much of a cell nothing is drawn in */
  const freeOf = (cell: HTMLElement) => {
    const { paddingLeft, paddingRight, textAlign } = getComputedStyle(cell)
    const { left, right } = cell.getBoundingClientRect()
    if (cell.textContent === '' && cell.firstElementChild === null) return right - left
    // a text of several lines uses its whole width
    if (cell.matches('[data-wraps]') && cell.clientHeight > 60) return 0
    const isEnd = textAlign === 'end' || textAlign === 'right'
    const edge = rightOf(cell, isEnd)
    if (!Number.isFinite(edge)) return right - left
    return isEnd
      ? edge - left - Number.parseFloat(paddingLeft)
      : right - Number.parseFloat(paddingRight) - edge
  }
  if (document.documentElement.scrollWidth > window.innerWidth) faults.push('the page scrolls sideways')
  for (const table of tables) {
    const frame = table.parentElement!
    if (table.offsetWidth > frame.clientWidth + 1)
      faults.push(`${name(table)} is ${table.offsetWidth - frame.clientWidth} px wider than its frame`)
    const rows = [...table.rows].filter(({ cells }) => cells.length === table.rows[0]!.cells.length)
    const cut = rows.flatMap((row) =>
      [...row.cells].flatMap((cell) =>
        [cell, ...cell.querySelectorAll<HTMLElement>('*')].filter(
          (one) =>
            // a copy of the text that only keeps its least width has none of its own
            one.textContent !== '' &&
            getComputedStyle(one).overflowX !== 'visible' &&
            one.scrollWidth > one.clientWidth + 1,
        ),
      ),
    )
    for (const cell of rows.flatMap((row) => [...row.cells]))
      if (cell.scrollWidth > cell.clientWidth + 1)
        faults.push(`${name(table)}: “${cell.textContent}” leaves its cell`)
    if (cut.length === 0) continue
    const columns = [...table.rows[0]!.cells].map((_, at) =>
      Math.max(0, Math.min(...rows.map(({ cells }) => freeOf(cells[at]!)))),
    )
    const unused = columns.reduce((sum, free) => sum + free, 0)
    if (unused > 12)
      faults.push(
        `${name(table)}: “${cut[0]!.textContent}” is cut beside ${Math.round(unused)} unused px (${columns.map(Math.round).join(' ')})`,
      )
  }
  return { tables: tables.length, faults }
}

test('long numbers, long names and amounts of millions are in the lists', async ({ server }) => {
  await server.editData(edits)
})

for (const account of ['owner', 'admin'] as const) {
  test(`every list of ${account} fits at 1366, 1440 and 1920 pixels`, async ({ page, signIn, callAs }) => {
    await page.addInitScript(useWindowsWidths)
    await signIn(account)
    const own = pages.filter(
      ({ area, access }) =>
        area === 'console' &&
        access !== 'public' &&
        (account === 'admin' || access === 'signed-in' || can('98', access)),
    )
    const shown = await Promise.all(records.map((find) => find({ signIn, callAs })))
    const paths = [
      ...own.map(({ path }) => path),
      ...shown.filter(([by]) => by === account).map(([, path]) => path),
    ]
    const faults: string[] = []
    let tables = 0
    for (const path of paths) {
      await page.goto(path)
      for (const width of [1366, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const report = await measured(page)
        tables += report.tables
        faults.push(...report.faults.map((fault) => `${path} at ${width}: ${fault}`))
      }
    }
    expect(faults).toEqual([])
    // of pages without a table nothing was measured
    expect(tables).toBeGreaterThan(30)
  })
}

async function measured(page: Page): Promise<Report> {
  await expect(page.locator('[data-first-view]:not(:empty)')).toHaveCount(0)
  await expect(page.locator('main [role=status][aria-label="正在加载"]')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
  return page.evaluate(measure)
}
