import { createDeliveryNote } from '@bdr/contract/delivery-notes/calls'
import { listOpenLines } from '@bdr/contract/orders/open-lines'
import { expect, pageHead, row, test } from './journey.ts'

/** The page that takes the place of the shared spreadsheet: from open lines to delivery notes. */
test.describe.configure({ mode: 'serial' })

test('sales see in the menu what is to leave, the latest first, and narrow it to what is late', async ({
  page,
  signIn,
}) => {
  await signIn('sales')
  await page.goto('/dashboard')
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '待发明细' }).click()
  await expect(pageHead(page)).toContainText('待发明细')
  await expect(page.getByRole('row').nth(1)).toContainText('逾期 3 天')
  await page.getByRole('button', { name: /^已逾期/ }).click()
  await expect(page.getByRole('main').getByText('共 1 条')).toBeVisible()
  await page.getByRole('button', { name: /^今天到期/ }).click()
  await expect(row(page, '机械密封')).toContainText('今天到期')
})

test('chosen lines become a note for each address in one step', async ({ page, signIn, callAs }) => {
  await signIn('sales')
  await page.goto('/orderPart/toDeliver?packing=to-pack')
  const { list } = (await callAs('sales', listOpenLines, { packing: 'to-pack' })).data
  const [first] = list
  const other = list.find(({ shipTo }) => shipTo !== first!.shipTo)!
  for (const { orderNo, lineNo } of [first!, other])
    await page.getByRole('checkbox', { name: `选择 ${orderNo} 第 ${lineNo} 行`, exact: true }).check()
  await expect(page.getByText('2 行，按收货地址分成 2 张送货单')).toBeVisible()
  await page.getByRole('button', { name: '创建 2 张送货单' }).click()
  await expect(page.getByText('已创建 2 张送货单')).toBeVisible()
  await page.getByRole('link', { name: /^SH/ }).first().click()
  await expect(pageHead(page)).toContainText('待发货')
  await expect(page.getByRole('main')).toContainText(first!.materialName)
})

test('nothing is made when a line changed meanwhile, and the page names it', async ({
  page,
  signIn,
  callAs,
}) => {
  await signIn('owner')
  // what changes meanwhile is not heard of
  await page.routeWebSocket(/ws\/notice/, () => {})
  await page.goto('/orderPart/toDeliver?packing=to-pack')
  const { list } = (await callAs('owner', listOpenLines, { packing: 'to-pack' })).data
  const [line] = list
  await page
    .getByRole('checkbox', { name: `选择 ${line!.orderNo} 第 ${line!.lineNo} 行`, exact: true })
    .check()
  const taken = [{ orderLineId: line!.id, quantity: '1' }]
  expect((await callAs('sales', createDeliveryNote, { lines: taken, submit: true })).code).toBe('00000')
  await page.getByRole('button', { name: '创建 1 张送货单' }).click()
  await expect(page.getByRole('alert')).toContainText('一张也没有创建')
  await expect(page.getByRole('alert')).toContainText(`${line!.orderNo} 第 ${line!.lineNo} 行`)
  await expect(page.getByRole('alert')).toContainText('不能超过可发数量')
})

test('the deliverer has no such page', async ({ page, signIn }) => {
  await signIn('driver')
  await page.goto('/orderPart/toDeliver')
  await expect(page).toHaveURL(/\/401/)
})
