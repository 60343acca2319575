import { login } from '@bdr/contract/session/calls'
import { loginSysType, tokenCookie } from '@bdr/contract/session/model'
import { createDeliveryNote, readShippable } from '@bdr/contract/delivery-notes/calls'
import { cancelOrder, listOrders, readOrder, respondToOrder } from '@bdr/contract/orders/calls'
import type { Browser, Page } from '@playwright/test'
import { expect, pageHead, password, row, test, type Tools } from './journey.ts'

const offer = (page: Page) => page.getByRole('button', { name: /有更新|条更新/ })

/** The oldest order in this state; each journey uses another one. */
async function orderIn(status: 'pending' | 'confirmed', { callAs }: Pick<Tools, 'callAs'>) {
  const { list } = (await callAs('owner', listOrders, { status, sort: 'createdAt' })).data
  return (await callAs('owner', readOrder, { id: list[0]!.id })).data
}

const orderUrl = (order: { id: string }) => `/orderPart/orderDetail?id=${order.id}`

/** A colleague's browser, beside the journey's own. */
async function colleague(browser: Browser, url: string, { callAs }: Pick<Tools, 'callAs'>): Promise<Page> {
  const { data } = await callAs('sales', login, {
    principal: 'sales',
    credentials: password,
    sysType: loginSysType,
  })
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: url })
  await context.addCookies([{ name: tokenCookie, value: data.accessToken!, url, sameSite: 'Lax' }])
  return context.newPage()
}

test('a colleague’s change of an order appears on the open page, which keeps its scroll position', async ({
  page,
  browser,
  server,
  signIn,
  callAs,
}) => {
  const order = await orderIn('pending', { callAs })
  await signIn('owner')
  await page.setViewportSize({ width: 1440, height: 500 })
  await page.goto(orderUrl(order))
  await expect(pageHead(page)).toContainText('待确认')
  const focused = page.getByRole('main').getByRole('link', { name: '订单管理' })
  await focused.focus()
  // over the page, because in a window this low the menu would scroll
  await page.mouse.move(900, 20)
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200)

  const other = await colleague(browser, server.url, { callAs })
  await other.goto(orderUrl(order))
  await other.getByRole('button', { name: '全部接受' }).click()
  await other.getByRole('button', { name: '提交', exact: true }).click()
  await expect(pageHead(other)).toContainText('待发货')

  await expect(pageHead(page)).toContainText('待发货')
  await expect(page.getByRole('status').filter({ hasText: '本页内容已更新' })).toHaveCount(1)
  await expect(offer(page)).toHaveCount(0)
  // the colleague's own page shows no update to the colleague
  await expect(offer(other)).toHaveCount(0)
  await expect(focused).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await other.context().close()
})

test('typed input stays, and the change is offered above it', async ({ page, signIn, callAs }) => {
  const order = await orderIn('pending', { callAs })
  await signIn('owner')
  await page.goto(orderUrl(order))
  const line = page.getByRole('group', { name: '第 1 行的答复' })
  await line.getByRole('button', { name: '拒绝' }).click()
  await page.getByLabel('拒绝原因').fill('已停产')

  const { id, version } = order
  await callAs('admin', cancelOrder, { id, version, reason: '买方取消' })
  await expect(offer(page)).toHaveText('有更新，点此查看')
  await expect(pageHead(page)).toContainText('待确认')
  await expect(page.getByLabel('拒绝原因')).toHaveValue('已停产')
  await offer(page).click()
  await expect(pageHead(page)).toContainText('已取消')
  await expect(offer(page)).toHaveCount(0)
})

test('a list replaces changed rows, and offers changes while its filter has the focus', async ({
  page,
  signIn,
  callAs,
}) => {
  const first = await orderIn('pending', { callAs })
  await signIn('owner')
  await page.goto('/orderPart/list')
  await page.getByRole('textbox', { name: '查找', exact: true }).fill(first.orderNo)
  await expect(page.getByText('共 1 条')).toBeVisible()
  const accept = async () => {
    const { id, version, lines } = (await callAs('owner', readOrder, { id: first.id })).data
    const [open, ...rest] = lines.filter(({ status }) => status === 'pending')
    const input = { id, version, lines: [{ lineId: open!.id, action: 'accept' as const }] }
    expect((await callAs('sales', respondToOrder, input)).code).toBe('00000')
    return rest.length
  }
  expect(await accept()).toBeGreaterThan(0)
  await expect(offer(page)).toHaveText('有 1 条更新，点此查看')
  await expect(row(page, first.orderNo)).toContainText('待确认')
  await offer(page).click()
  await expect(row(page, first.orderNo)).toContainText('部分确认')

  // a row that keeps its position may change below the pointer
  await row(page, first.orderNo).hover()
  const { id, version } = (await callAs('admin', readOrder, { id: first.id })).data
  await callAs('admin', cancelOrder, { id, version, reason: '买方取消' })
  await expect(row(page, first.orderNo)).toContainText('已取消')
  await expect(offer(page)).toHaveCount(0)
})

test('a colleague’s new note is offered while the pointer is over the rows it would move', async ({
  page,
  signIn,
  callAs,
}) => {
  const { list } = (await callAs('owner', listOrders, { status: 'confirmed' })).data
  const { lines } = (await callAs('owner', readShippable, { orderIds: list[0]!.id })).data
  await signIn('owner')
  await page.goto('/orderPart/deliveryList')
  const rows = page.getByRole('main').getByRole('row')
  const first = await rows.nth(1).innerText()
  await rows.nth(1).hover()
  const note = await callAs('sales', createDeliveryNote, {
    lines: [{ orderLineId: lines[0]!.orderLineId, quantity: '1' }],
    submit: false,
  })
  expect(note.code, note.msg).toBe('00000')
  await expect(offer(page)).toHaveText('有 1 条更新，点此查看')
  expect(await rows.nth(1).innerText()).toBe(first)
  await offer(page).click()
  await expect(rows.nth(1)).toContainText('草稿')
})

test('changes made while the browser was offline appear when it is online again', async ({
  page,
  context,
  signIn,
  callAs,
}) => {
  const order = await orderIn('confirmed', { callAs })
  await signIn('owner')
  let connections = 0
  page.on('websocket', () => (connections += 1))
  await page.goto(orderUrl(order))
  await expect(pageHead(page)).toContainText('待发货')
  await expect.poll(() => connections).toBe(1)
  await context.setOffline(true)
  const { id, version } = order
  await callAs('admin', cancelOrder, { id, version, reason: '买方取消' })
  await context.setOffline(false)
  await expect(pageHead(page)).toContainText('已取消')
})
