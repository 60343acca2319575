import { readFile } from 'node:fs/promises'
import { listInquiries, readInquiry } from '@bdr/contract/inquiries/calls'
import { listOrders } from '@bdr/contract/orders/calls'
import { listOpportunities } from '@bdr/contract/quotations/calls'
import type { Page } from '@playwright/test'
import { seriousFaults } from './accessibility.ts'
import { expect, openOrder, test } from './journey.ts'

/** Files belong to records: each side uploads its own, and the other one reads them. */
test.describe.configure({ mode: 'serial' })

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
})

/** Chooses files in the dialog and adds them. */
async function addFiles(page: Page, ...names: string[]) {
  await page.getByRole('button', { name: '添加附件' }).click()
  const dialog = page.getByRole('dialog', { name: '添加附件' })
  await dialog.getByLabel('选择文件').setInputFiles(names.map(pdf))
  await expect(dialog.getByRole('listitem')).toHaveCount(names.length)
  return dialog
}

let orderNo = ''

test('the operator attaches contract and drawing to an order', async ({ page, signIn, callAs }) => {
  const { list } = (await callAs('owner', listOrders, { status: 'confirmed' })).data
  orderNo = list[0]!.orderNo
  await signIn('admin')
  await openOrder(page, orderNo)
  const dialog = await addFiles(page, '采购合同（盖章）.pdf', 'DN100.pdf')
  // the type follows from the file's name, and can be changed
  await expect(dialog.getByLabel('采购合同（盖章）.pdf 的类型')).toHaveValue('contract')
  await dialog.getByLabel('DN100.pdf 的类型').selectOption({ label: '图纸' })
  expect(await seriousFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '添加 2 个附件' }).click()
  await expect(page.getByText('已添加 2 个附件')).toBeVisible()
  await expect(page.getByRole('list', { name: '附件' }).getByRole('listitem')).toHaveCount(2)
})

test('the supplier reads them on a phone, adds a certificate and removes a wrong one', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await openOrder(page, orderNo)
  await page.setViewportSize({ width: 360, height: 780 })
  const files = page.getByRole('list', { name: '附件' })
  const contract = files.getByRole('listitem').filter({ hasText: '采购合同' })
  await expect(contract).toContainText('平台')
  await expect(contract.getByRole('button', { name: /移除/ })).toHaveCount(0)
  const saving = page.waitForEvent('download')
  await contract.getByRole('link', { name: '下载 采购合同（盖章）.pdf' }).click()
  const saved = await saving
  expect(saved.suggestedFilename()).toBe('采购合同（盖章）.pdf')
  expect((await readFile(await saved.path())).toString()).toContain('%PDF-1.4')

  const dialog = await addFiles(page, '合格证.pdf', '发错了.pdf')
  expect(await seriousFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: '添加 2 个附件' }).click()
  await expect(files.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: '移除 发错了.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '移除' }).click()
  await expect(files.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByText('移除附件')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // what was just added is highlighted for a moment
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  expect(await seriousFaults(page)).toEqual([])
})

test('a file of the wrong type is refused with the reason, and the dialog stays open', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await openOrder(page, orderNo)
  await page.getByRole('button', { name: '添加附件' }).click()
  const dialog = page.getByRole('dialog', { name: '添加附件' })
  await dialog
    .getByLabel('选择文件')
    .setInputFiles({ name: '合同.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
  await expect(dialog.getByText(/合同\.pdf：文件内容不是/)).toBeVisible()
  await dialog.getByRole('button', { name: '添加', exact: true }).click()
  await expect(dialog.getByText('请先选择文件')).toBeVisible()
})

test('an inquiry gets further files, and a quotation is sent with its papers', async ({
  page,
  signIn,
  callAs,
}) => {
  const { list } = (await callAs('owner', listOpportunities, { state: 'unquoted', sort: '-deadline' })).data
  const [opportunity] = list
  const inquiries = (await callAs('admin', listInquiries, { keyword: opportunity!.inquiryNo })).data.list
  await signIn('admin')
  await page.goto(`/platform/inquiryDetail?id=${inquiries[0]!.id}`)
  const asking = await addFiles(page, '补充技术要求.pdf')
  await asking.getByRole('button', { name: '添加 1 个附件' }).click()
  await expect(page.getByText('补充技术要求.pdf').first()).toBeVisible()

  await signIn('owner')
  await page.goto(`/bussinessOpportunity/detail?id=${opportunity!.id}`)
  await expect(page.getByRole('link', { name: '补充技术要求.pdf' }).first()).toBeVisible()
  const offering = await addFiles(page, '型式试验报告.pdf')
  await offering.getByRole('button', { name: '添加 1 个附件' }).click()
  await expect(page.getByRole('link', { name: '型式试验报告.pdf', exact: true })).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])

  // sealed until the deadline
  const { data } = await callAs('admin', readInquiry, { id: inquiries[0]!.id })
  expect(JSON.stringify(data)).not.toContain('型式试验报告')
})
