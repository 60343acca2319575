import { expect, test } from './journey.ts'

/** What people ask of a list every day has a name, and the list looks as they like it. */
test.describe.configure({ mode: 'serial' })

test('the owner names what is asked, shares it, and opens the list with it', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  await page.getByRole('button', { name: '等我发货' }).click()
  await page.getByRole('combobox', { name: '交期常用日期' }).selectOption('今后 30 天')
  await expect(page).toHaveURL(/dueFrom=/)
  await page.getByRole('button', { name: '视图', exact: true }).click()
  await page.getByRole('menuitem', { name: '保存为视图…' }).click()
  await page.getByRole('textbox', { name: '名称' }).fill('近期要发')
  await page.getByRole('checkbox', { name: '本公司的同事也能使用' }).check()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await page.getByRole('button', { name: '视图：近期要发' }).click()
  await page.getByRole('menuitem', { name: '打开列表时用这个视图' }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)

  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '订单管理' }).click()
  await expect(page.getByRole('button', { name: '视图：近期要发' })).toBeVisible()
  await expect(page).toHaveURL(/waiting=shipment/)
  await expect(page.getByRole('combobox', { name: '交期常用日期' })).toHaveValue('next-30')
})

test('a colleague has it, and arranges the columns for themselves', async ({ page, signIn }) => {
  await signIn('sales')
  await page.goto('/orderPart/list')
  await page.getByRole('button', { name: '视图', exact: true }).click()
  await page.getByRole('menuitemradio', { name: /近期要发（.*共享）/ }).click()
  await expect(page).toHaveURL(/waiting=shipment/)
  await page.getByRole('button', { name: '列', exact: true }).click()
  await page.getByRole('checkbox', { name: '下单日期' }).uncheck()
  await page.getByRole('button', { name: '完成' }).click()
  await expect(page.getByRole('columnheader', { name: '下单日期' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: '收到时间' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: '下单日期' })).toHaveCount(0)

  await signIn('owner')
  await page.goto('/orderPart/list')
  await expect(page.getByRole('columnheader', { name: '下单日期' })).toBeVisible()
})

test('one order is taken away as a workbook', async ({ page, signIn }) => {
  await signIn('sales')
  await page.goto('/orderPart/list?view=0')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^PO2026/ })
    .first()
    .click()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  expect((await started).suggestedFilename()).toMatch(/^PO2026\d+\.xlsx$/)
})
