import { listMessages } from '@bdr/contract/messages/calls'
import { listOrders, readOrder } from '@bdr/contract/orders/calls'
import { seriousFaults } from './accessibility.ts'
import { expect, openOrder, pageHead, row, test } from './journey.ts'

/** The buyer wants something else: the operator records it, and the supplier answers the changes. */
test.describe.configure({ mode: 'serial' })

let orderNo = ''

test('the operator revises one line and cancels another, each with a reason', async ({
  page,
  signIn,
  callAs,
}) => {
  const { list } = (await callAs('admin', listOrders, { waiting: 'shipment', sort: 'orderNo' })).data
  const many = list.find(({ status, lineCount }) => status === 'confirmed' && lineCount > 2)!
  orderNo = many.orderNo
  const order = (await callAs('admin', readOrder, { id: many.id })).data
  await signIn('admin')
  await openOrder(page, orderNo)
  await page.getByRole('button', { name: '修订订单' }).click()
  const drawer = page.getByRole('dialog', { name: `修订订单 ${orderNo}` })
  await drawer
    .getByRole('group', { name: /^第 1 行/ })
    .getByLabel(/^数量/)
    .fill('33')
  await drawer.getByRole('textbox', { name: '修订原因' }).fill('检修范围扩大')
  await drawer.getByRole('button', { name: '提交修订' }).click()
  await expect(page.getByText('订单已修订，已通知供应商')).toBeVisible()
  await expect(pageHead(page)).toContainText('部分确认')

  await page.getByRole('checkbox', { name: '选择 第 3 行' }).check()
  await page.getByRole('button', { name: '取消所选 1 行' }).click()
  await page.getByLabel('取消原因').fill('改由备件库供应')
  await page.getByRole('button', { name: '取消 1 行', exact: true }).click()
  await expect(page.getByText('明细已取消，已通知供应商')).toBeVisible()
  await expect(row(page, order.lines[2]!.materialName)).toContainText('已取消')
})

test('the notice of the revision opens the order at the line it concerns', async ({
  page,
  signIn,
  callAs,
}) => {
  const { list } = (await callAs('owner', listMessages, { type: 'order' })).data
  const notice = list.find(({ jumpParam }) => 'line' in (JSON.parse(jumpParam || '{}') as object))!
  const { line } = JSON.parse(notice.jumpParam) as { line: number }
  await signIn('owner')
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /^消息通知/ }).click()
  const text = notice.content.replace(/<[^>]+>/g, '')
  await page.getByRole('dialog', { name: '消息通知' }).getByRole('link').filter({ hasText: text }).click()
  const named = page
    .getByRole('table', { name: '明细' })
    .locator('[data-row]')
    .nth(line - 1)
  await expect(named).toBeFocused()
  await expect(named).toBeInViewport()
})

test('the supplier sees what changed of the line, and answers only that line', async ({ page, signIn }) => {
  await signIn('owner')
  await openOrder(page, orderNo)
  await expect(page.getByText('采购方已修订')).toBeVisible()
  await expect(page.getByText('检修范围扩大').first()).toBeVisible()
  await expect(page.getByText('还有 1 行未答复')).toBeVisible()
  await page.getByRole('button', { name: '全部接受' }).click()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(pageHead(page)).toContainText('待发货')
})

test('the operator adds a line, which is the only one that waits for the supplier', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await openOrder(page, orderNo)
  await page.getByRole('button', { name: '修订订单' }).click()
  const drawer = page.getByRole('dialog', { name: `修订订单 ${orderNo}` })
  await drawer.getByRole('button', { name: '新增一行' }).click()
  const line = drawer.getByRole('group', { name: /新增/ })
  await line.getByLabel('物料名称').fill('石墨盘根')
  await line.getByLabel(/^数量/).fill('20')
  await line.getByLabel('含税单价').fill('3.5')
  await drawer.getByRole('textbox', { name: '修订原因' }).fill('补充备件')
  await drawer.getByRole('button', { name: '提交修订' }).click()
  await expect(drawer.getByText('必填').first()).toBeVisible()
  expect(await seriousFaults(page)).toEqual([])
  await line.getByLabel(/^单位/).fill('片')
  await drawer.getByRole('button', { name: '提交修订' }).click()
  await expect(page.getByText('订单已修订，已通知供应商')).toBeVisible()

  await signIn('owner')
  await openOrder(page, orderNo)
  await expect(page.getByText('采购方新增')).toBeVisible()
  await expect(page.getByText('还有 1 行未答复')).toBeVisible()
  await expect(row(page, '石墨盘根')).toContainText('70.00')
  await page.getByRole('button', { name: '全部接受' }).click()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await expect(pageHead(page)).toContainText('待发货')
})

test('supplier and operator comment on the order, and the other side is notified', async ({
  page,
  signIn,
}) => {
  await signIn('owner')
  await openOrder(page, orderNo)
  await page.getByRole('textbox', { name: '留言内容' }).fill('新数量需要多三天，可以吗？')
  await page.getByRole('button', { name: '发送' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '多三天' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: '留言内容' })).toHaveValue('')

  await signIn('admin')
  await openOrder(page, orderNo)
  const comment = page.getByRole('listitem').filter({ hasText: '多三天' })
  await expect(comment).toContainText('沈明泽')
})
