import {
  listProductReviews,
  listProducts,
  readProduct,
  submitProduct,
  withdrawProductReview,
} from '@bdr/contract/products/calls'
import type { Page } from '@playwright/test'
import { expect, pageHead, row, test } from './journey.ts'

/** A product of the demo that waits for its review. */
const name = '硬密封蝶阀 D343H-16C'
const part = (page: Page, title: string) => page.getByRole('region', { name: title })
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function openSubmitted(page: Page): Promise<void> {
  await page.goto('/product/auditList?status=submitted')
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(pageHead(page)).toContainText('待审核')
}

test.describe.configure({ mode: 'serial' })

test('an operator refuses a product with a remark, and approves the corrected one', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await openSubmitted(page)
  await button(page, '驳回').click()
  const dialog = page.getByRole('dialog', { name: `驳回“${name}”` })
  await dialog.getByRole('button', { name: '图片与商品不符' }).click()
  await dialog.getByText('逐项意见').click()
  await dialog.getByLabel('对“商品描述”的意见').fill('请写明适用温度')
  await dialog.getByRole('button', { name: '驳回', exact: true }).click()
  await expect(pageHead(page)).toContainText('已驳回')

  await signIn('owner')
  await page.goto('/product/list?status=rejected')
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(page.getByText('图片与商品不符，或不清晰，请更换实物图片', { exact: true })).toBeVisible()
  await button(page, '编辑').click()
  await expect(page.getByText('请写明适用温度')).toBeVisible()
  await page.getByRole('textbox', { name: '商品描述' }).fill('三偏心硬密封，适用温度不高于 425 ℃。')
  await button(page, '提交审核').click()
  await expect(pageHead(page)).toContainText('待审核')

  await signIn('admin')
  await openSubmitted(page)
  await button(page, '通过').click()
  await page.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click()
  await expect(pageHead(page)).toContainText('已通过')
})

test('it is listed, priced at once, and edited beside what buyers see', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/product/list')
  await row(page, name).getByRole('checkbox').check()
  await button(page, '批量上架').click()
  await page.getByRole('dialog').getByRole('button', { name: '批量上架' }).click()
  await expect(row(page, name)).toContainText('已上架')

  await page.getByRole('main').getByRole('link', { name }).click()
  await button(page, '改价格与库存').click()
  await page.getByLabel('D343H-16C-DN300，含税单价').fill('2799')
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click()
  await expect(part(page, '规格与价格')).toContainText('¥2,799.00')
  await expect(part(page, '操作记录')).toContainText('2,980 → 2,799')

  await button(page, '编辑').click()
  await page.getByLabel('型号').fill('D343H-16C/S')
  await button(page, '提交修改').click()
  await expect(part(page, '待审核的修改')).toContainText('D343H-16C/S')
  await expect(pageHead(page)).toContainText('已通过')
})

test('several requests are refused or approved at once; those that cannot be decided are listed', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('admin')
  await page.goto('/product/auditList?status=submitted')
  const { data: waiting } = await callAs('admin', listProductReviews, { status: 'submitted' })
  const edit = waiting.list.find((review) => review.productNo === 'P1001-0003')!
  const other = waiting.list.find(({ id }) => id !== edit.id)!
  for (const { name: product } of [edit, other]) await row(page, product).getByRole('checkbox').check()
  // the supplier withdraws one of them meanwhile
  await callAs('owner', withdrawProductReview, { id: edit.id, version: edit.version })
  await button(page, '批量驳回').click()
  const dialog = page.getByRole('dialog', { name: '驳回 2 个审核请求？' })
  await dialog.getByRole('button', { name: '缺少必要的证书' }).click()
  await dialog.getByRole('textbox', { name: '审核意见' }).press('End')
  await dialog.getByRole('textbox', { name: '审核意见' }).pressSequentially('，谢谢')
  await button(page, '批量驳回').last().click()
  const left = page.getByRole('alert').filter({ hasText: '已处理 1 个，1 个没有处理' })
  await expect(left.getByRole('listitem')).toContainText(`${edit.name} 该记录已被他人修改`)
  await left.getByRole('button', { name: '知道了' }).click()
  await expect(left).toBeHidden()
  await page.goto('/product/auditList?status=refused')
  await expect(row(page, other.name)).toContainText('缺少必要的证书或检验报告，谢谢')
  const { data: taken } = await callAs('owner', readProduct, { id: edit.productId })
  await callAs('owner', submitProduct, { id: taken.id, version: taken.version, content: taken.draft! })

  await page.goto('/product/auditList?status=submitted')
  await page.getByRole('checkbox', { name: '选择本页全部' }).check()
  await button(page, '批量通过').click()
  await page.getByRole('dialog').getByRole('button', { name: '批量通过' }).click()
  await expect(page.getByText(/已处理 \d+ 个/)).toBeVisible()
  const { data } = await callAs('admin', listProductReviews, { status: 'submitted' })
  expect(data.total).toBe(0)
  // found by the initials of its name
  const found = await callAs('owner', listProducts, { keyword: 'ymfdf' })
  expect(found.data.list).toMatchObject([{ name, model: 'D343H-16C/S', priceFrom: '2799' }])
})

test('a phone shows goods as pictures', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('owner')
  await page.goto('/product/list')
  await button(page, '图片').click()
  await expect(page.getByRole('link', { name: /楔式闸阀 Z41H-16C/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
