import { listOrders } from '@bdr/contract/orders/calls'
import { expect, row, test } from './journey.ts'

test.use({ sharesServer: true })

const keyword = { name: '查找', exact: true } as const

test('an order is found by the last digits of its number, and by its content', async ({ page, signIn }) => {
  await signIn('owner')
  await page.goto('/orderPart/list')
  await page.getByRole('textbox', keyword).fill('1117')
  await expect(row(page, 'PO202611117')).toBeVisible()
  await page.getByRole('textbox', keyword).fill('闸阀')
  await expect(row(page, '物料：').first()).toContainText('闸阀')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '搜索' }).fill('闸阀')
  const hits = page.getByRole('group', { name: '订单' }).getByRole('option')
  await expect(hits.first()).toContainText('物料：')
  await page.getByRole('combobox', { name: '搜索' }).fill('1117')
  await hits.filter({ hasText: 'PO202611117' }).click()
  await expect(page.getByRole('heading', { name: '订单 PO202611117' })).toBeVisible()
})

test('every tab shows the number of rows in its list', async ({ page, signIn, callAs }) => {
  for (const [account, questions] of [
    ['owner', { 等我答复: 'answer', 等我发货: 'shipment', 在途: 'arrival', 有差异: 'settlement' }],
    ['admin', { 等我裁决: 'decision', 等供应商答复: 'answer', 在途: 'arrival' }],
  ] as const) {
    await signIn(account)
    await page.goto('/orderPart/list')
    const tabs = page.getByRole('navigation', { name: '按进展查看' })
    for (const [label, waiting] of Object.entries(questions)) {
      const { total } = (await callAs(account, listOrders, { waiting })).data
      await tabs.getByRole('button', { name: label }).click()
      await expect(tabs.getByRole('button', { name: label })).toHaveText(`${label}${total}`)
      await expect(page).toHaveURL(new RegExp(`waiting=${waiting}`))
      if (total > 0) await expect(page.getByText(`共 ${total} 条`)).toBeVisible()
    }
  }
})

test('going to a record and back keeps filter and page, begins at the top and marks the record’s row', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const list = '/orderPart/list?keyword=2026&pageNum=2&pageSize=5'
  const byTrail = () =>
    page.getByRole('navigation', { name: '当前位置' }).getByRole('link', { name: '订单管理' }).click()
  const afterReload = () => page.reload().then(byTrail)
  const back = () => page.goBack()
  const top = () => page.evaluate(() => scrollY)
  for (const [width, height, goBack] of [
    [1280, 500, back],
    [1280, 500, byTrail],
    [1280, 500, afterReload],
    [360, 500, back],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(list)
    const last = page.locator('[data-row]').last()
    const link = last.getByRole('link')
    await link.scrollIntoViewIfNeeded()
    await expect.poll(top).toBeGreaterThan(0)
    await expect(page.locator('[data-row][aria-current]')).toHaveCount(0)
    const address = (await link.getAttribute('href'))!
    await link.click()
    await expect(page).toHaveURL(address)
    await expect.poll(top).toBe(0)
    await goBack()
    await expect(page).toHaveURL(list)
    const marked = page.locator('[data-row][aria-current]')
    await expect(marked).toHaveCount(1)
    await expect(marked.getByRole('link')).toHaveAttribute('href', address)
    expect(await top()).toBe(0)
  }
  // the menu leads to the unfiltered list
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.getByRole('complementary').getByRole('link', { name: '订单管理' }).click()
  await expect(page).toHaveURL('/orderPart/list')
  await expect.poll(top).toBe(0)
})
