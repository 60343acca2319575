import { listProductReviews, listProducts } from '@bdr/contract/products/calls'
import type { Page } from '@playwright/test'
import { expect, pageHead, row, test } from './journey.ts'

const name = '刀型闸阀 PZ73H-10C'
const part = (page: Page, title: string) => page.getByRole('region', { name: title })
const isSaved = (page: Page) => expect(page.getByText('已全部保存')).toBeVisible()

/** Any picture does: what the browser shows is one. */
async function addPicture(page: Page, file: string): Promise<void> {
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } })
  await page.getByLabel('添加图片').setInputFiles({ name: file, mimeType: 'image/png', buffer })
  await expect(part(page, '商品图片').getByText(file)).toBeVisible()
}

test.describe.configure({ mode: 'serial' })

test('a product is typed into a draft on the server, checked and submitted', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/product/create')
  await page.getByLabel('查找类目').fill('刀型')
  await page.getByRole('row', { name: '刀型闸阀' }).click()
  await expect(page.getByText('阀门 / 闸阀 / 刀型闸阀')).toBeVisible()
  await page.getByRole('button', { name: '下一步，填写商品' }).click()

  const form = page.getByRole('form', { name: '新增商品' })
  await form.getByLabel('商品名称').fill(name)
  await form.getByLabel('型号').fill('PZ73H-10C')
  await isSaved(page)

  // what is missing stands at its field
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(form.getByLabel('密封面')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByText(/处需要修改/)).toBeVisible()

  await form.getByRole('combobox', { name: '计量单位' }).fill('台')
  await page.getByRole('option', { name: '台', exact: true }).click()
  await form.getByLabel('公称压力 PN').selectOption('PN10')
  await form.getByLabel('阀体材质').selectOption('WCB 碳钢')
  await form.getByLabel('密封面').selectOption('硬质合金')
  await form.getByLabel('驱动方式').selectOption('手轮')
  await form.getByLabel('连接方式').selectOption('对夹')

  // two sizes make two SKUs; the first row's price and stock are filled down
  await form.getByRole('checkbox', { name: '按公称通径 DN分规格' }).check()
  await form.getByRole('checkbox', { name: '100', exact: true }).check()
  await form.getByRole('checkbox', { name: '150', exact: true }).check()
  await form.getByLabel('100，商家编码').fill('E2E-PZ-100')
  await form.getByLabel('150，商家编码').fill('E2E-PZ-150')
  await form.getByLabel('100，含税单价').fill('860')
  await form.getByLabel('100，库存').fill('12')
  await form.getByLabel('100，交货期').fill('10')
  for (const column of ['含税单价', '库存', '交货期'])
    await form.getByRole('button', { name: `用第一行的${column}填满下面各行` }).click()
  await expect(form.getByLabel('150，含税单价')).toHaveValue('860')
  await addPicture(page, 'front.png')
  await addPicture(page, 'side.png')
  await form.getByRole('button', { name: '设为主图' }).click()
  await isSaved(page)

  // another browser would find it: the draft is the server's
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(form.getByLabel('150，商家编码')).toHaveValue('E2E-PZ-150')
  await expect(part(page, '商品图片').getByRole('row').first()).toContainText('side.png')

  await page.getByRole('button', { name: '预览' }).click()
  await expect(page.getByRole('dialog', { name: '采购方看到的样子' })).toContainText('¥860')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(pageHead(page)).toContainText('待审核')
  await expect(page.getByText('正在等待平台审核')).toBeVisible()
})

test('an operator refuses it with a remark, and approves what was mended', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/product/auditList?status=submitted')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: '驳回' }).click()
  const dialog = page.getByRole('dialog', { name: `驳回“${name}”` })
  await dialog.getByRole('button', { name: '图片与商品不符' }).click()
  await dialog.getByText('逐项意见').click()
  await dialog.getByLabel('对“商品图片”的意见').fill('请拍铭牌')
  await dialog.getByRole('button', { name: '驳回', exact: true }).click()
  await expect(pageHead(page)).toContainText('已驳回')

  await signIn('owner')
  await page.goto('/product/list?status=rejected')
  await page.getByRole('link', { name }).click()
  await expect(page.getByText('请拍铭牌')).toBeVisible()
  await page.getByRole('button', { name: '编辑' }).click()
  await addPicture(page, 'plate.png')
  await page.getByRole('button', { name: '提交审核' }).click()
  await expect(pageHead(page)).toContainText('待审核')

  await signIn('admin')
  await page.goto('/product/auditList?status=submitted')
  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: '通过', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click()
  await expect(pageHead(page)).toContainText('已通过')
})

test('it is offered, priced at once, and edited beside what buyers see', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/product/list')
  await row(page, name).getByRole('checkbox').check()
  await page.getByRole('button', { name: '批量上架' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '批量上架' }).click()
  await expect(row(page, name)).toContainText('已上架')

  await page.getByRole('link', { name }).click()
  await page.getByRole('button', { name: '改价格与库存' }).click()
  await page.getByLabel('E2E-PZ-100，含税单价').fill('799')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(part(page, '规格与价格')).toContainText('¥799')
  await expect(part(page, '操作记录')).toContainText('799')

  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByLabel('型号').fill('PZ73H-10C/S')
  await isSaved(page)
  await page.getByRole('button', { name: '提交修改' }).click()
  await expect(part(page, '待审核的修改')).toContainText('PZ73H-10C/S')
  await expect(pageHead(page)).toContainText('已通过')
})

test('several requests are approved at once', async ({ page, signIn, callAs }) => {
  await signIn('admin')
  await page.goto('/product/auditList?status=submitted')
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await page.getByRole('button', { name: '批量通过' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '批量通过' }).click()
  await expect(page.getByText(/已处理 \d+ 个/)).toBeVisible()
  const { data } = await callAs('admin', listProductReviews, { status: 'submitted' })
  expect(data.total).toBe(0)
  const found = await callAs('owner', listProducts, { keyword: 'dxzf' })
  expect(found.data.list).toMatchObject([{ name, model: 'PZ73H-10C/S', priceFrom: '799' }])
})

test('a phone shows goods as pictures', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('owner')
  await page.goto('/product/list')
  await page.getByRole('button', { name: '图片', exact: true }).click()
  await expect(page.getByRole('link', { name: /楔式闸阀 Z41H-16C/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
