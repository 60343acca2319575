import { readFile } from 'node:fs/promises'
import ExcelJS from 'exceljs'
import { listProducts, readProduct } from '@bdr/contract/products/calls'
import { expect, test } from './journey.ts'

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

test('prices and stock of an exported list are changed, after old and new were compared', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('sales')
  await page.goto('/product/list')
  await page.getByRole('link', { name: '批量改价与库存' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出已通过的商品' }).click()
  const workbook = new ExcelJS.Workbook()
  await workbook.xlsx.load((await readFile(await (await download).path())) as never)
  const sheet = workbook.worksheets[0]!
  const titles = (sheet.getRow(1).values as string[]).slice(1)
  const cell = (title: string) => sheet.getCell(2, titles.indexOf(title) + 1)
  const code = cell('商家编码').text
  cell('含税单价').value = '1234.5'

  const choose = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: '价格与库存工作簿：选择文件' }).click()
    const buffer = Buffer.from(await workbook.xlsx.writeBuffer())
    await (await chooser).setFiles({ name: '商品.xlsx', mimeType: workbookType, buffer })
  }
  await choose()
  await expect(page.getByText(/^1 个规格有改动，\d+ 个没有改动$/)).toBeVisible()
  await expect(page.getByRole('table', { name: '新旧对照' })).toContainText(code)
  await expect(page.getByRole('table', { name: '新旧对照' })).toContainText('1,234.5')
  await page.getByRole('button', { name: '修改 1 个规格' }).click()
  await expect(page.getByText('已修改 1 个规格的价格或库存')).toBeVisible()

  const { data } = await callAs('sales', listProducts, { keyword: code })
  const product = await callAs('sales', readProduct, { id: data.list[0]!.id })
  expect(product.data.live!.skus.find((sku) => sku.code === code)!.price).toBe('1234.5')

  // the same file again changes nothing
  await page.getByRole('button', { name: '再改一批' }).click()
  await choose()
  await expect(page.getByText(/个规格的价格和库存都与现在一样，没有可以修改的$/)).toBeVisible()
})
