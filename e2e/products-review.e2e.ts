import type { Page } from '@playwright/test'
import { expect, pageHead, test } from './journey.ts'

/** A product of the demo that waits for its review. */
const name = '硬密封蝶阀 D343H-16C'
const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function openSubmitted(page: Page): Promise<void> {
  await page.goto('/product/auditList?status=submitted')
  await page.getByRole('main').getByRole('link', { name }).click()
  await expect(pageHead(page)).toContainText('待审核')
}

test('an operator refuses it with a remark, and approves what was mended', async ({ page, signIn }) => {
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
