import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Download, FileChooser, Page } from '@playwright/test'
import ExcelJS from 'exceljs'
import { listProducts } from '@bdr/contract/products/calls'
import { expect, row, test } from './journey.ts'

test.describe.configure({ mode: 'serial' })

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const pictures = fileURLToPath(new URL('fixtures/batch-pictures.zip', import.meta.url))

async function workbookOf(download: Download): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await readFile(await download.path())) as never)
  return workbook
}

async function choose(
  page: Page,
  label: string,
  file: Parameters<FileChooser['setFiles']>[0],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: `${label}：选择文件` }).click()
  await (await chooser).setFiles(file)
}

async function chooseWorkbook(page: Page, name: string, workbook: ExcelJS.Workbook): Promise<void> {
  const buffer = Buffer.from(await workbook.xlsx.writeBuffer())
  await choose(page, '商品工作簿', { name, mimeType: workbookType, buffer })
}

/** Writes a row below the example of a template, by the headings without their marks. */
function fillRow(sheet: ExcelJS.Worksheet, at: number, values: Readonly<Record<string, string>>): void {
  sheet.getRow(1).eachCell((cell, column) => {
    const value = values[cell.text.replace(/\*|（.*）/g, '')]
    if (value !== undefined) sheet.getCell(at, column).value = value
  })
}

const valve = {
  商品名称: '刀型闸阀 批量一',
  型号: 'PZ73H-10C',
  计量单位: '台',
  商家编码: 'E2E-BATCH-1',
  含税单价: '860',
  税率: '13%',
  起订量: '1',
  交货期: '10',
  库存: '12',
  '公称通径 DN': '100',
  '公称压力 PN': 'PN10',
  阀体材质: 'WCB 碳钢',
  密封面: '硬质合金',
  驱动方式: '手轮',
  连接方式: '对夹',
}
let failedRows: ExcelJS.Workbook

test('products are uploaded with a template and pictures, and faulty rows are returned', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('sales')
  await page.goto('/product/batchUploadList')
  await page.getByRole('link', { name: '上传商品' }).first().click()

  await page.getByLabel('查找类目').fill('刀型')
  await page.getByRole('row', { name: '刀型闸阀' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载模板' }).click()
  const template = await workbookOf(await download)
  const sheet = template.getWorksheet('刀型闸阀')!
  fillRow(sheet, 3, valve)
  fillRow(sheet, 4, { ...valve, 商品名称: '刀型闸阀 批量二', 商家编码: 'E2E-BATCH-2' })
  fillRow(sheet, 5, { ...valve, 商品名称: '刀型闸阀 批量三', 商家编码: 'E2E-BATCH-3', 含税单价: '面议' })

  await chooseWorkbook(page, '刀型闸阀.xlsx', template)
  await expect(page.getByText('3 行都有问题，没有可以导入的商品')).toBeVisible()
  await expect(page.getByRole('row', { name: /含税单价\* [A-Z]+5 面议/ })).toBeVisible()

  await choose(page, '图片压缩包', pictures)
  await expect(page.getByText('2 行没有问题，可以导入；1 行有问题，需要改正')).toBeVisible()
  await expect(page.getByText('压缩包里有 1 个文件没有使用')).toBeVisible()
  await expect(page.getByRole('table', { name: '将要导入的商品' })).toContainText('刀型闸阀 批量二')

  // the page can be left: the import is stored
  await page.reload()
  await page.getByRole('button', { name: '导入没有问题的 2 行' }).click()
  await expect(page.getByText('已导入 2 行')).toBeVisible()
  await expect(page.getByText('商品已提交审核，结果会以通知告诉您。')).toBeVisible()
  const { data } = await callAs('sales', listProducts, { keyword: 'E2E-BATCH' })
  expect(data.list.map(({ status }) => status)).toEqual(['submitted', 'submitted'])

  const failed = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载出错行' }).click()
  failedRows = await workbookOf(await failed)
  await page.getByRole('link', { name: '查看商品' }).click()
  await expect(row(page, '刀型闸阀 批量一')).toContainText('待审核')
})

test('corrected rows are accepted as a file of their own', async ({ page, signIn }) => {
  await signIn('sales')
  await page.goto('/product/batchUploadProduct')
  await page.getByRole('radio', { name: /^存为草稿/ }).check()
  const sheet = failedRows.worksheets[0]!
  expect(sheet.getCell(2, sheet.columnCount - 2).text).toContain('含税单价')
  sheet.getRow(1).eachCell((cell, column) => {
    if (cell.text.startsWith('含税单价')) sheet.getCell(2, column).value = '920'
  })
  await chooseWorkbook(page, '刀型闸阀-出错行.xlsx', failedRows)
  await expect(page.getByText('检查通过：1 行，1 个商品，可以导入')).toBeVisible()
  await page.getByRole('button', { name: '导入 1 行' }).click()
  await expect(page.getByText('商品已存为草稿，补充后逐个提交审核。')).toBeVisible()

  await page.goto('/product/batchUploadList')
  await expect(row(page, '刀型闸阀-出错行.xlsx')).toContainText('已导入 1 条')
  await expect(row(page, '刀型闸阀.xlsx')).toContainText('已导入 2 条，1 条有问题没有导入')
  await expect(row(page, '刀型闸阀.xlsx').getByRole('button', { name: /出错行/ })).toBeVisible()
})

test('an empty template and a file of another type are reported at once', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/product/batchUploadProduct')
  const buffer = Buffer.from('%PDF-1.4 no workbook')
  await choose(page, '商品工作簿', { name: '商品.xlsx', mimeType: workbookType, buffer })
  await expect(page.getByText('文件有问题，不能导入')).toBeVisible()
  await expect(page.getByText(/这是 PDF 文件/)).toBeVisible()
})
