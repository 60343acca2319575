import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { listOrders } from '@bdr/contract/orders/calls'
import { expect, openOrder, pageHead, row, test } from './journey.ts'

test.describe.configure({ mode: 'serial' })

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

async function chooseFile(page: Page, name: string): Promise<void> {
  await page.goto('/platform/orders/import')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /选择文件$/ }).click()
  await (await chooser).setFiles(fixture(name))
}

/** Every fault planted in the workbook: row and column. */
const planted = [
  [2, '数量', '十二'],
  [3, '数量', '-3'],
  [4, '含税单价', '（空）'],
  [5, '单位', '坨'],
  [6, '要求交货日期', '2026-02-30'],
  [6, '数量', '0012'],
  [7, '供应商编码', 'M9999'],
  [8, '税率', '1.3'],
  [9, '物料名称', '（空）'],
  [10, '要求交货日期', '2020-01-01'],
  [21, '行号', '3'],
] as const

test('a workbook with faults is refused as a whole, each fault named with its cell', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('admin')
  await chooseFile(page, 'errors-openpyxl.xlsx')
  await expect(page.getByText(`没有导入任何订单：文件中有 ${planted.length} 处问题`)).toBeVisible()
  for (const [line, column, value] of planted) {
    const fault = page.getByRole('row', { name: new RegExp(`^${line} ${column} [A-Z]+${line} ${value} `) })
    await expect(fault, `${line} ${column}`).toHaveCount(1)
  }
  await expect(page.getByRole('button', { name: /^导入 \d+ 张订单$/ })).toHaveCount(0)
  expect((await callAs('admin', listOrders, { orderNo: 'PO202607' })).data.total).toBe(0)
})

test('a good workbook becomes orders, and their supplier sees them at once', async ({ page, signIn }) => {
  await signIn('admin')
  await chooseFile(page, 'list-openpyxl.xlsx')
  await expect(page.getByText('检查通过，共 8 张订单')).toBeVisible()
  await page.getByRole('button', { name: '导入 8 张订单' }).click()
  await expect(page.getByRole('heading', { name: '已导入 8 张订单' })).toBeVisible()

  await signIn('owner')
  await openOrder(page, 'PO2026010007')
  await expect(pageHead(page)).toContainText('待确认')
  await expect(row(page, '六角头螺栓')).toContainText('1,200 套')
  await expect(row(page, '电力电缆')).toContainText('0.5 米')
})

test('the same workbook again would make orders twice, and is refused', async ({ page, signIn }) => {
  await signIn('admin')
  await chooseFile(page, 'list-openpyxl.xlsx')
  await expect(page.getByText(/没有导入任何订单/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^导入 \d+ 张订单$/ })).toHaveCount(0)
})

test('a UBL order from a seller nobody knows asks for the merchant once', async ({ page, signIn }) => {
  await signIn('admin')
  await chooseFile(page, 'Order_Example.xml')
  await expect(page.getByRole('heading', { name: '这些卖方还不认识' })).toBeVisible()
  const choice = page.getByRole('combobox', { name: /对应的供应商/ })
  await choice.fill('M1002')
  await page.getByRole('option').filter({ hasText: 'M1002' }).click()
  await page.getByRole('button', { name: '按所选供应商继续检查' }).click()
  await page.getByRole('button', { name: '导入 1 张订单' }).click()
  await expect(page.getByRole('heading', { name: '已导入 1 张订单' })).toBeVisible()

  await chooseFile(page, 'Order_Example.xml')
  await expect(page.getByText(/没有导入任何订单/)).toBeVisible()
  await expect(page.getByRole('heading', { name: '这些卖方还不认识' })).toHaveCount(0)
})
