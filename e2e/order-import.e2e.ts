import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import ExcelJS from 'exceljs'
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

/** Every fault placed in the workbook: row and column. */
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

test('a workbook with faults is refused completely, each fault listed with its cell', async ({
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

const exists = (page: Page) => page.getByRole('group', { name: /PO2026010001.*已经存在/ })

test('the same workbook again creates no duplicates', async ({ page, signIn }) => {
  await signIn('admin')
  await chooseFile(page, 'list-openpyxl.xlsx')
  await expect(exists(page)).toBeVisible()
  await expect(page.getByRole('button', { name: /^导入 \d+ 张订单$/ })).toHaveCount(0)
  await exists(page).getByRole('radio', { name: '不导入这些订单' }).check()
  await page.getByRole('button', { name: '按以上回答继续检查' }).click()
  await expect(page.getByText(/没有需要导入的内容/)).toBeVisible()
})

test('a new workbook of existing orders revises them, and shows the changes first', async ({
  page,
  signIn,
}) => {
  const book = new ExcelJS.Workbook()
  await book.xlsx.readFile(fixture('list-openpyxl.xlsx'))
  const bolts = book.worksheets[0]!.getRow(16)
  expect(bolts.getCell(13).value).toBe(1200)
  bolts.getCell(13).value = 1500
  await signIn('admin')
  await page.goto('/platform/orders/import')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: /选择文件$/ }).click()
  const buffer = Buffer.from(await book.xlsx.writeBuffer())
  await (await chooser).setFiles({ name: '修订.xlsx', mimeType: 'application/octet-stream', buffer })
  await exists(page)
    .getByRole('radio', { name: /按此文件修订/ })
    .check()
  await page.getByRole('button', { name: '按以上回答继续检查' }).click()
  // a dialog that was opened before the file was checked again closes with the former check
  await expect(page.getByRole('button', { name: '导入 8 张订单' })).toBeVisible()
  await page.getByRole('button', { name: '订单 PO2026010007 的明细' }).click()
  const changes = page.getByRole('list', { name: '改动' })
  await expect(changes).toContainText('1,200')
  await expect(changes).toContainText('1,500')
  await page.getByRole('button', { name: '导入 8 张订单' }).click()
  await expect(page.getByRole('heading', { name: '已导入 8 张订单' })).toBeVisible()

  await signIn('owner')
  await openOrder(page, 'PO2026010007')
  await expect(page.getByText('采购方已修订')).toBeVisible()
  await expect(row(page, '六角头螺栓')).toContainText('1,500 套')
})

test('open questions are asked, the content is shown, and what was not read is listed', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await chooseFile(page, 'erp-purchasing-documents.xlsx')
  await expect(page.getByText('还有 1 项需要您确认，确认后才能导入')).toBeVisible()
  await expect(page.getByRole('button', { name: /^导入 \d+ 张订单$/ })).toHaveCount(0)
  const question = page.getByRole('group', { name: /“净价”不含税，文件里却没有税率/ })
  await question.getByRole('radio', { name: '13%' }).check()
  await page.getByRole('button', { name: '按以上回答继续检查' }).click()

  await expect(page.getByText('检查通过，共 1 张订单')).toBeVisible()
  const lines = page.getByRole('table', { name: '订单 NSAP-1 将要导入的明细' })
  await expect(
    lines.getByRole('row', { name: /楔式闸阀.*10 台.*6\.92125.*13%.*69\.21.*2026-12-15/ }),
  ).toBeVisible()
  await expect(page.getByText('单价已除以“每”（100），折算为每一个单位的价格')).toBeVisible()
  await expect(page.getByText('列 H 仍要交货(数量)')).toBeVisible()

  await page.getByText('工作表“Sheet”第 1 行的表头').click()
  await expect(page.getByRole('combobox', { name: '“净价”读作' })).toHaveValue('netPrice')
  await page.getByRole('combobox', { name: '“净价”读作' }).selectOption({ label: '含税单价' })
  await page.getByRole('button', { name: '按以上对应重新检查' }).click()
  await expect(lines.getByRole('row', { name: /楔式闸阀.*6\.125.*未知.*61\.25/ })).toBeVisible()

  await page.getByRole('button', { name: '导入 1 张订单' }).click()
  await expect(page.getByRole('heading', { name: '已导入 1 张订单' })).toBeVisible()
})

test('a UBL order from an unknown seller asks for the merchant once', async ({ page, signIn }) => {
  await signIn('admin')
  await chooseFile(page, 'Order_Example.xml')
  await expect(page.getByRole('heading', { name: '这些卖方还不认识' })).toBeVisible()
  const choice = page.getByRole('combobox', { name: /对应的供应商/ })
  await choice.fill('M1002')
  await page.getByRole('option').filter({ hasText: 'M1002' }).click()
  // the example has charges and discounts for the whole order, so its total differs from that of its lines
  await expect(page.getByText('还有 2 项没有回答')).toBeVisible()
  for (const accept of await page.getByRole('radio', { name: '知道了，照此导入' }).all()) await accept.check()
  await page.getByRole('button', { name: '按以上回答继续检查' }).click()
  await page.getByRole('button', { name: '导入 1 张订单' }).click()
  await expect(page.getByRole('heading', { name: '已导入 1 张订单' })).toBeVisible()

  await chooseFile(page, 'Order_Example.xml')
  // its number exists by now: it revises the order or is left out
  await expect(page.getByRole('radio', { name: '不导入这些订单' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '这些卖方还不认识' })).toHaveCount(0)
})

test('a long import survives leaving the page, is listed, and shows its progress', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('admin')
  await page.goto('/platform/orders/import')
  const buffer = await longList('LONG', 600)
  const mimeType = 'application/octet-stream'
  await page.locator('input[type=file]').first().setInputFiles({ name: '长清单.xlsx', mimeType, buffer })
  await expect(page.getByText('正在读取和检查“长清单.xlsx”')).toBeVisible()
  await page.reload()
  await expect(page.getByText('检查通过，共 600 张订单')).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('共 600 张，列出前 500 张')).toBeVisible()
  await page.getByRole('button', { name: '导入 600 张订单' }).click()
  await expect(page.getByRole('progressbar', { name: /正在导入|已写入/ })).toBeVisible()
  expect((await callAs('admin', listOrders, { orderNo: 'LONG-' })).data.total).toBe(0)

  await page.getByRole('link', { name: '打开导入记录' }).click()
  const listed = row(page, '长清单.xlsx')
  await expect(listed).toContainText('已导入 600 条', { timeout: 60_000 })
  const source = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载“长清单.xlsx”的原文件' }).click()
  expect((await source).suggestedFilename()).toBe('长清单.xlsx')
  await page.getByRole('link', { name: '查看“长清单.xlsx”的导入' }).click()
  await expect(page.getByRole('heading', { name: '已导入 600 张订单' })).toBeVisible()
  expect((await callAs('admin', listOrders, { orderNo: 'LONG-' })).data.total).toBe(600)
})

test('failed rows are downloaded alone, corrected, and uploaded to the import', async ({ page, signIn }) => {
  await signIn('admin')
  await chooseFile(page, 'errors-openpyxl.xlsx')
  await expect(page.getByText(/没有导入任何订单/)).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载出错行' }).click()
  const file = await (await download).path()

  // the list leads back to an unfinished import
  await page.goto('/user/imports')
  await page.getByRole('link', { name: '继续导入“errors-openpyxl.xlsx”' }).first().click()
  await expect(page.getByText(/没有导入任何订单/)).toBeVisible()
  const corrected = await correctUnits(file)
  const mimeType = 'application/octet-stream'
  await page
    .getByLabel('上传改好的出错行', { exact: true })
    .last()
    .setInputFiles({ name: '改好.xlsx', mimeType, buffer: corrected })
  await expect(page.getByText(`没有导入任何订单：文件中有 ${planted.length - 1} 处问题`)).toBeVisible()
})

test('an import that waits is given up from its page and from the list, after a question that names it', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/platform/orders/import')
  const buffer = await longList('GIVEN-UP', 2)
  const mimeType = 'application/octet-stream'
  const choose = (name: string) =>
    page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })
  await choose('第一份.xlsx')
  await expect(page.getByText('检查通过，共 2 张订单')).toBeVisible()
  await page.getByRole('button', { name: '放弃导入', exact: true }).click()
  const question = page.getByRole('dialog', { name: '放弃导入“第一份.xlsx”？' })
  await question.getByRole('button', { name: '继续导入' }).click()
  await expect(page.getByText('检查通过，共 2 张订单')).toBeVisible()
  await page.getByRole('button', { name: '放弃导入', exact: true }).click()
  await question.getByRole('button', { name: '放弃导入' }).click()
  await expect(page.getByRole('button', { name: /选择文件$/ })).toBeVisible()

  await choose('第二份.xlsx')
  await expect(page.getByText('检查通过，共 2 张订单')).toBeVisible()
  await page.goto('/user/imports')
  await expect(row(page, '第一份.xlsx')).toContainText('已取消')
  await page.getByRole('button', { name: '放弃导入“第二份.xlsx”' }).click()
  await page
    .getByRole('dialog', { name: '放弃导入“第二份.xlsx”？' })
    .getByRole('button', { name: '放弃导入' })
    .click()
  await expect(row(page, '第二份.xlsx')).toContainText('没有写入')
})

/** The same workbook with the one unknown unit corrected. */
async function correctUnits(file: string): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.readFile(file)
  workbook.eachSheet((sheet) =>
    sheet.eachRow((line) =>
      line.eachCell((cell) => {
        if (cell.value === '坨') cell.value = '台'
      }),
    ),
  )
  return Buffer.from(await workbook.xlsx.writeBuffer())
}

/** A list of so many orders of ten lines each. */
async function longList(prefix: string, orders: number): Promise<Buffer> {
  const workbook = new ExcelJS.Workbook()
  const sheet = workbook.addWorksheet('采购订单')
  sheet.addRow([
    ...['订单编号', '采购方', '供应商编码', '下单日期', '要求交货日期', '行号', '物料名称', '规格型号'],
    ...['单位', '数量', '含税单价', '税率', '收货地址'],
  ])
  for (let order = 1; order <= orders; order += 1)
    for (let line = 1; line <= 10; line += 1)
      sheet.addRow([
        ...[`${prefix}-${order}`, '基准发电有限公司（示例）', 'M1001', '2026-11-02', '2027-12-20', line],
        ...['楔式闸阀', `DN${order}`, '台', line, 612.5, 0.13, '江苏省南通市海门区滨江街道电厂路 1 号'],
      ])
  return Buffer.from(await workbook.xlsx.writeBuffer())
}
