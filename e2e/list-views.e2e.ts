import { readFile } from 'node:fs/promises'
import { expect, goToFirstRow, test } from './journey.ts'

/** Frequent filters of a list get names, and the list looks as each person likes it. */
test.describe.configure({ mode: 'serial' })

test('the owner names a filter, shares it, and opens the list with it', async ({ page, signIn }) => {
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

test('a colleague can use it, and arranges the columns for themselves', async ({ page, signIn }) => {
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
  await page.getByRole('button', { name: '列', exact: true }).click()
  // by keyboard: picked up, dropped one position further up
  await page.getByRole('dialog').getByRole('row', { name: '状态' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('button', { name: '拖动 采购方' })).toBeFocused()
  await page.keyboard.press('Enter')
  for (const place of ['采购方 和 收到时间 之间', '状态 和 采购方 之间', '状态 之前']) {
    await expect(page.getByRole('button', { name: `插入到 ${place}` })).toBeFocused()
    await page.keyboard.press(place === '状态 之前' ? 'Enter' : 'ArrowUp')
  }
  await page.getByRole('button', { name: '完成' }).click()
  const two = ['状态', '采购方']
  const heads = async () =>
    (await page.getByRole('columnheader').allInnerTexts()).filter((head) => two.includes(head))
  await expect.poll(heads).toEqual(two.toReversed())
  await page.reload()
  await expect.poll(heads).toEqual(two.toReversed())
  const arranged = page.url()

  await signIn('owner')
  await page.goto('/orderPart/list')
  await expect(page.getByRole('columnheader', { name: '下单日期' })).toBeVisible()
  await expect.poll(heads).toEqual(two)

  await signIn('sales')
  await page.goto(arranged)
  await expect.poll(heads).toEqual(two.toReversed())
  await page.getByRole('button', { name: '列', exact: true }).click()
  await page.getByRole('button', { name: '恢复默认' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(heads).toEqual(two)
  await expect(page.getByRole('columnheader', { name: '下单日期' })).toBeVisible()
})

test('on a phone both days of a filter can be read', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await signIn('owner')
  await page.goto('/orderPart/list?view=0')
  await page.getByRole('button', { name: '筛选' }).click()
  await page.getByRole('combobox', { name: '交期常用日期' }).selectOption('今后 30 天')
  await expect(page).toHaveURL(/dueFrom=/)
  for (const name of ['交期起', '交期止']) {
    const day = page.getByRole('textbox', { name })
    await expect(day).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)
    expect(await day.evaluate((input) => input.scrollWidth - input.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test('notes are chosen by keys and printed as one file', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/deliveryList')
  await goToFirstRow(page)
  for (const key of ['x', 'j', 'x']) await page.keyboard.press(key)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: '打印 2 张' }).click()
  const download = await started
  const file = (await readFile(await download.path())).toString('latin1')
  expect(file.startsWith('%PDF-')).toBe(true)
  expect(file.match(/\/Type \/Page\b/g)!.length).toBeGreaterThanOrEqual(2)
})

test('one order is downloaded as a workbook', async ({ page, signIn }) => {
  await signIn('sales')
  await page.goto('/orderPart/list?view=0')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^PO2026/ })
    .first()
    .click()
  // the list has a button of the same name
  await expect(page.getByRole('heading', { name: /^订单 PO2026/ })).toBeVisible()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: '导出', exact: true }).click()
  expect((await started).suggestedFilename()).toMatch(/^PO2026\d+\.xlsx$/)
})
