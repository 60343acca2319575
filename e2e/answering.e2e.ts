import type { Page } from '@playwright/test'
import ExcelJS from 'exceljs'
import { fillPath } from '@bdr/contract/kernel/call'
import { readImport } from '@bdr/contract/imports/calls'
import { cancelOrder, importOrders, listOrders } from '@bdr/contract/orders/calls'
import { expect, goToFirstRow, pageHead, row, test, tokenOf, type Tools } from './journey.ts'

/** Answering many orders, and many lines of one, without a click for each. */
test.describe.configure({ mode: 'serial' })

const buyer = '示例批量采购方'
const orderNos = Array.from({ length: 23 }, (_, at) => `BULK-${String(at + 1).padStart(2, '0')}`)

async function ordersWorkbook(): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet('订单')
  sheet.addRow([
    ...['订单编号', '采购方', '供应商编码', '下单日期', '收货地址', '行号', '物料名称', '单位', '数量'],
    ...['含税单价', '税率', '要求交货日期'],
  ])
  const due = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10)
  for (const [at, orderNo] of orderNos.entries())
    for (const lineNo of at === 0 ? [1, 2, 3, 4] : [1, 2])
      sheet.addRow([
        ...[orderNo, buyer, 'M1002', '2026-01-05', '江苏省常州市新北区示例路 8 号'],
        ...[lineNo, `深沟球轴承 ${lineNo}`, '套', 10, 46.35, 0.13, due],
      ])
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

test('the operator imports orders of a buyer', async ({ callAs, request, server }) => {
  const answer = await request.post(fillPath(importOrders.path, { product: 'bdr' }), {
    headers: { authorization: `Bearer ${await tokenOf(request, server, 'admin')}` },
    multipart: {
      mode: 'import',
      file: { name: 'orders.xlsx', mimeType: 'application/octet-stream', buffer: await ordersWorkbook() },
    },
  })
  const { id } = ((await answer.json()) as { data: { id: string } }).data
  const stateOf = async () => (await callAs('admin', readImport, { id })).data.state
  await expect.poll(stateOf).toBe('done')
})

/** Counts presses of the pointer, as people make them. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = globalThis as unknown as { clicks: number }
    counted.clicks = 0
    addEventListener('pointerdown', () => (counted.clicks += 1), true)
  })
  return () => page.evaluate(() => (globalThis as unknown as { clicks: number }).clicks)
}

const numbered = async (callAs: Tools['callAs'], orderNo: string) =>
  (await callAs('owner2', listOrders, { orderNo })).data.list[0]!

test('twenty orders are accepted with three clicks', async ({ page, signIn, callAs }) => {
  await signIn('owner2')
  await page.goto(`/orderPart/list?buyer=${encodeURIComponent(buyer)}&sort=orderNo`)
  await expect(row(page, orderNos[0]!)).toBeVisible()
  const clicks = await countClicks(page)
  await page.getByRole('button', { name: '等我答复' }).click()
  await expect(page).toHaveURL(/waiting=answer/)
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await page.getByRole('button', { name: '接受 20 张订单' }).click()
  await expect(page.getByText('已接受 20 张订单，共 42 行')).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(3)
  await expect(page.getByRole('main').getByText('共 3 条')).toBeVisible()
  expect((await numbered(callAs, orderNos[19]!)).status).toBe('confirmed')
})

test('one order is accepted with three clicks', async ({ page, signIn, callAs }) => {
  await signIn('owner2')
  await page.goto(`/orderPart/list?buyer=${encodeURIComponent(buyer)}&waiting=answer&sort=orderNo`)
  const clicks = await countClicks(page)
  await page.getByRole('checkbox', { name: `选择 ${orderNos[20]}` }).check()
  await page.getByRole('button', { name: '接受 1 张订单' }).click()
  await expect(page.getByText('已接受 1 张订单，共 2 行')).toBeVisible()
  expect(await clicks()).toBeLessThanOrEqual(3)
  expect((await numbered(callAs, orderNos[20]!)).status).toBe('confirmed')
})

test('orders that cannot be accepted are listed with the reason, and the rest is accepted', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('owner2')
  // a list that gets no push messages about changes
  await page.routeWebSocket(/ws\/notice/, () => {})
  await page.goto(`/orderPart/list?buyer=${encodeURIComponent(buyer)}&waiting=answer&sort=orderNo`)
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  const { id, version } = await numbered(callAs, orderNos[21]!)
  await callAs('admin', cancelOrder, { id, version, reason: '计划取消' })
  await page.getByRole('button', { name: '接受 2 张订单' }).click()
  await expect(page.getByRole('alert')).toContainText('已接受 1 张订单，1 张没有接受')
  await expect(page.getByRole('alert')).toContainText(`${orderNos[21]} 订单“已取消”，没有等待答复的明细`)
  await page.getByRole('button', { name: '知道了' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('many lines are answered with one reason and one date by keyboard alone, and a key opens the next order', async ({
  page,
  signIn,
  callAs,
}) => {
  // 23 is the last one; its lines were accepted, so the demo's own unanswered orders are used
  await signIn('owner')
  await page.goto('/orderPart/list?waiting=answer&sort=orderNo')
  const { list } = (await callAs('owner', listOrders, { waiting: 'answer', sort: 'orderNo' })).data
  const first = list.find(({ lineCount, status }) => lineCount > 1 && status === 'pending')
  const next = list[list.indexOf(first!) + 1]
  await page.getByRole('main').getByRole('link', { name: first!.orderNo, exact: true }).click()
  await expect(page.getByRole('heading', { name: `订单 ${first!.orderNo}` })).toBeVisible()
  await goToFirstRow(page)
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.getByRole('button', { name: '所选 2 行改交期' }).click()
  await page.getByRole('textbox', { name: '新交期' }).fill('2030-01-15')
  await page.getByRole('textbox', { name: '变更原因' }).fill('排产已满')
  await page.getByRole('button', { name: '标记为变更' }).click()
  await expect(page.getByText('变更 2 行')).toBeVisible()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(page.getByText('已提交')).toBeVisible()
  await page
    .getByRole('navigation', { name: '列表中的其他订单' })
    .getByRole('link', { name: /^下一张/ })
    .click()
  await expect(pageHead(page)).toContainText(`订单 ${next!.orderNo}`)
})
